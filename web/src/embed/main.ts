// The replay that other pages embed. It knows no account, and remembers nothing.
import { mount } from "svelte";
import "../app.css";
import { LANGUAGES, preferred, speak } from "../i18n/index.svelte";
import Embed from "./Embed.svelte";

const asked = new URLSearchParams(location.search);

/** The page that embeds it may ask for a theme; otherwise the reader's system decides. */
function applyTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wanted = asked.get("theme");
  const show = () => (document.documentElement.dataset.theme = wanted === "light" || wanted === "dark" ? wanted : dark.matches ? "dark" : "light");
  dark.addEventListener("change", show);
  show();
}

applyTheme();
const language = asked.get("lang") ?? "";
speak(LANGUAGES.includes(language) ? language : preferred(navigator.languages))
  .catch(() => undefined)
  .then(() => mount(Embed, { target: document.getElementById("page")! }));
