import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/index.svelte";
import { watchAddress } from "./lib/router.svelte";
import { applyTheme } from "./lib/theme.svelte";

applyTheme();
watchAddress();
// The page appears in its language at once; if the catalogue cannot be loaded, it appears in English.
speak()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("page")! }));

/** Milliseconds until the rest of the page is fetched for offline use: by then the way to a table is free. */
const SETTLED = 5_000;

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), SETTLED);
}
