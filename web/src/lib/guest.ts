import { t } from "../i18n/index.svelte";

/** A name for who has given none: it must differ from the others at the table, and that is all. */
export const guestName = (): string => `${t("guest_name")} ${100 + Math.floor(Math.random() * 900)}`;
