import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/index.svelte";
import { applyPreferences } from "./lib/preferences.svelte";
import { watchAddress } from "./lib/router.svelte";

applyPreferences();
watchAddress();
// The page appears in its language at once; if that catalogue cannot be loaded, it appears in English.
speak()
  .catch(() => speak("en"))
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("page")! }));

/** Milliseconds until the rest of the page is fetched for offline use: by then the way to a table is free. */
const SETTLED = 5_000;

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const fetchEngine = () => import("./offline/assets").then(({ prepare }) => prepare()).catch(() => undefined);
  setTimeout(() => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    // The installed app plays without a server, too.
    if (matchMedia("(display-mode: standalone)").matches) void fetchEngine();
  }, SETTLED);
  addEventListener("appinstalled", () => void fetchEngine());
}
