/** The colour theme: the system's until the user chooses one. The choice is stored apart from all other settings. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { localValues } from "#lib/storage.ts";

export type Theme = "light" | "dark";

/** `public/first-paint.js` reads the same key before the first paint. */
export const THEME_KEY = "matte.theme";

const system = matchMedia("(prefers-color-scheme: dark)");
const store = createStore<{ readonly theme: Theme }>(() => ({ theme: currentTheme() }));

system.addEventListener("change", update);
addEventListener("storage", onStorage);
// `first-paint.js` gives a page restored from the browser's cache the theme chosen in between.
addEventListener("pageshow", update);

export function currentTheme(): Theme {
  return chosenTheme() ?? (system.matches ? "dark" : "light");
}

/** Takes effect at once and is stored if the browser allows it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  tintBrowser(theme);
  localValues.write(THEME_KEY, theme);
  update();
}

export interface ThemeChoice {
  readonly theme: Theme;
  readonly dark: boolean;
  readonly setDark: (dark: boolean) => void;
}

/** The theme in effect, updated when the system, this page or another tab changes it. */
export function useTheme(): ThemeChoice {
  const { theme } = useStore(store);
  return { theme, dark: theme === "dark", setDark };
}

function setDark(dark: boolean): void {
  setTheme(dark ? "dark" : "light");
}

function update(): void {
  store.setState({ theme: currentTheme() });
}

/** The document carries the choice: a browser without storage keeps it while the page is open. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === "light" ? theme : undefined;
}

/** The head has a browser bar colour per theme: the chosen one applies, or the system chooses. */
function tintBrowser(theme: Theme | undefined): void {
  for (const colour of document.querySelectorAll<HTMLMetaElement>("meta[data-of]")) {
    const { of: own = "" } = colour.dataset;
    colour.media = theme === undefined ? `(prefers-color-scheme: ${own})` : own === theme ? "all" : "not all";
  }
}

/** Applies a choice made in another tab. */
function onStorage({ key }: StorageEvent): void {
  if (key !== THEME_KEY && key !== null) return;
  const stored = localValues.read(THEME_KEY);
  if (stored === "dark" || stored === "light") document.documentElement.dataset["theme"] = stored;
  else delete document.documentElement.dataset["theme"];
  tintBrowser(chosenTheme());
  update();
}
