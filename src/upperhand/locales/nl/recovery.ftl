# A forgotten password: codes, and links by mail.

title_recover = Nieuw wachtwoord
title_reset = Nieuw wachtwoord
title_confirm = Bevestig je adres
recovery_forgot = Wachtwoord vergeten?
recovery_title = Als je je wachtwoord vergeet
recovery_codes_why = Met elk van deze codes stel je één keer een nieuw wachtwoord in. Bewaar ze waar alleen jij ze vindt: je ziet ze alleen nu.
recovery_codes_left = { $count ->
    [0] Je hebt geen herstelcodes. Zonder code kun je een vergeten wachtwoord niet opnieuw instellen.
    [one] Je hebt nog { $count } herstelcode.
   *[other] Je hebt nog { $count } herstelcodes.
}
recovery_codes_new = Nieuwe herstelcodes maken
recovery_codes_replace = Nieuwe codes vervangen de oude.
recovery_codes_title = Je herstelcodes
recovery_copy = Kopiëren
recovery_copied = Gekopieerd
recovery_save = Als bestand opslaan
recovery_done = Ik heb ze bewaard
recovery_password = Je wachtwoord
recovery_with_code = Met een herstelcode
recovery_with_code_how = Je kreeg herstelcodes toen je het account maakte, of later op de accountpagina.
recovery_code = Herstelcode
recovery_new_password = Nieuw wachtwoord
recovery_set = Nieuw wachtwoord instellen
recovery_with_mail = Met een link per mail
recovery_with_mail_how = Als het account een bevestigd mailadres heeft, sturen we daar een link heen. De link is een uur geldig.
recovery_send = Link versturen
recovery_sent = Als er zo'n account met een mailadres is, is de link onderweg.
recovery_link_how = Kies een nieuw wachtwoord voor je account. Alle andere apparaten worden uitgelogd.
recovery_mail = Mailadres
recovery_mail_none = Er is geen mailadres bewaard. Het dient alleen om een nieuw wachtwoord in te stellen.
recovery_mail_is = Een nieuw wachtwoord kan worden ingesteld met een link naar { $mail }.
recovery_mail_add = Stuur een link om het te bevestigen
recovery_mail_sent = Open de link in de mail binnen twee dagen om het adres te bevestigen.
recovery_mail_remove = Adres verwijderen
recovery_confirm_how = Daarna kan een nieuw wachtwoord voor je account worden ingesteld met een link naar dit adres.
recovery_confirm = Adres bevestigen
recovery_confirmed = Het adres is bevestigd.
wrong_recovery_code = de naam of de code klopt niet, of de code is al gebruikt
this_password_is_wrong = dit wachtwoord klopt niet
only_accounts = alleen een account heeft een wachtwoord; maak er eerst een
dead_link = deze link is niet meer geldig; vraag een nieuwe aan
no_mail_here = deze server verstuurt geen mail
mail_not_taken = de mail kon niet worden verstuurd; probeer het later opnieuw
bad_mail = dit is geen mailadres
mail_confirm_subject = Upperhand: bevestig je mailadres
mail_confirm =
    Hallo { $name },

    open deze link om dit adres voor je account te bevestigen:

    { $link }

    Heb je hier niet om gevraagd, doe dan niets.
mail_reset_subject = Upperhand: stel een nieuw wachtwoord in
mail_reset =
    Hallo { $name },

    open deze link binnen een uur om een nieuw wachtwoord in te stellen:

    { $link }

    Heb je hier niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.
