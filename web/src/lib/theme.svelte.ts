import { stored } from "./stored.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const theme = stored("theme", THEMES, "system");

const FELT = { light: "#0f3d33", dark: "#0f1513" };

/** Keeps the attribute that the design tokens use in step with the choice and with the system. */
export function applyTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    const shown = theme.value === "system" ? (dark.matches ? "dark" : "light") : theme.value;
    document.documentElement.dataset.theme = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", FELT[shown]);
  };
  dark.addEventListener("change", show);
  $effect.root(() => {
    $effect(show);
  });
}
