import { t } from "../i18n/index.svelte";

/** A name for a person who has given none: it only has to differ from the others at the table. */
export const guestName = (): string => `${t("guest_name")} ${100 + Math.floor(Math.random() * 900)}`;
