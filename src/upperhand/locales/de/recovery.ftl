# A forgotten password: codes, and links by mail.

title_recover = Neues Passwort
title_reset = Neues Passwort
title_confirm = Adresse bestätigen
recovery_forgot = Passwort vergessen?
recovery_title = Falls du dein Passwort vergisst
recovery_codes_why = Mit jedem dieser Codes kannst du einmal ein neues Passwort setzen. Bewahre sie da auf, wo nur du sie findest: Sie werden nur jetzt gezeigt.
recovery_codes_left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes. Ohne sie lässt sich ein vergessenes Passwort nicht neu setzen.
        [one] Du hast noch { $count } Wiederherstellungscode.
       *[other] Du hast noch { $count } Wiederherstellungscodes.
    }
recovery_codes_new = Neue Wiederherstellungscodes erzeugen
recovery_codes_replace = Neue Codes ersetzen die alten.
recovery_codes_title = Deine Wiederherstellungscodes
recovery_copy = Kopieren
recovery_copied = Kopiert
recovery_save = Als Datei speichern
recovery_done = Ich habe sie aufbewahrt
recovery_password = Dein Passwort
recovery_with_code = Mit einem Wiederherstellungscode
recovery_with_code_how = Wiederherstellungscodes hast du beim Anlegen des Kontos bekommen oder später auf der Kontoseite.
recovery_code = Wiederherstellungscode
recovery_new_password = Neues Passwort
recovery_set = Neues Passwort setzen
recovery_with_mail = Mit einem Link per E-Mail
recovery_with_mail_how = Hat das Konto eine bestätigte E-Mail-Adresse, schicken wir einen Link dorthin. Der Link gilt eine Stunde.
recovery_send = Link schicken
recovery_sent = Wenn es ein solches Konto mit E-Mail-Adresse gibt, ist der Link unterwegs.
recovery_link_how = Wähle ein neues Passwort für dein Konto. Alle anderen Geräte werden abgemeldet.
recovery_mail = E-Mail-Adresse
recovery_mail_none = Es ist keine E-Mail-Adresse gespeichert. Sie dient nur dazu, ein neues Passwort zu setzen.
recovery_mail_is = Ein neues Passwort lässt sich mit einem Link an { $mail } setzen.
recovery_mail_add = Link zum Bestätigen schicken
recovery_mail_sent = Öffne den Link in der E-Mail innerhalb von zwei Tagen, um die Adresse zu bestätigen.
recovery_mail_remove = Adresse entfernen
recovery_confirm_how = Danach lässt sich mit einem Link an diese Adresse ein neues Passwort für dein Konto setzen.
recovery_confirm = Adresse bestätigen
recovery_confirmed = Die Adresse ist bestätigt.
wrong_recovery_code = der Name oder der Code ist falsch, oder der Code wurde schon benutzt
this_password_is_wrong = dieses Passwort ist falsch
only_accounts = nur ein Konto hat ein Passwort; lege erst eins an
dead_link = dieser Link gilt nicht mehr; fordere einen neuen an
no_mail_here = dieser Server verschickt keine E-Mails
mail_not_taken = die E-Mail konnte nicht verschickt werden; versuche es später noch einmal
bad_mail = das ist keine E-Mail-Adresse
mail_confirm_subject = Upperhand: E-Mail-Adresse bestätigen
mail_confirm =
    Hallo { $name },

    öffne diesen Link, um diese Adresse für dein Konto zu bestätigen:

    { $link }

    Wenn du das nicht wolltest, brauchst du nichts zu tun.
mail_reset_subject = Upperhand: neues Passwort setzen
mail_reset =
    Hallo { $name },

    öffne diesen Link innerhalb einer Stunde, um ein neues Passwort zu setzen:

    { $link }

    Wenn du das nicht wolltest, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
