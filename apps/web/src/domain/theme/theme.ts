/** Dark or light: the system's choice until somebody makes their own, which is kept apart from all other settings. */
import { useSyncExternalStore } from "react";
import { localValues } from "#lib/storage.ts";

export type Theme = "light" | "dark";

/** `public/first-paint.js` reads the same key before the first paint. */
export const THEME_KEY = "matte.theme";

const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** The theme in force. */
export function currentTheme(): Theme {
  return chosenTheme() ?? (system.matches ? "dark" : "light");
}

/** Takes effect at once and is remembered where the browser lets it be. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  tintBrowser(theme);
  localValues.write(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

export interface ThemeChoice {
  readonly theme: Theme;
  readonly dark: boolean;
  readonly setDark: (dark: boolean) => void;
}

/** The theme in force, followed through changes of the system, of this page and of others beside it. */
export function useTheme(): ThemeChoice {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { theme, dark: theme === "dark", setDark };
}

function setDark(dark: boolean): void {
  setTheme(dark ? "dark" : "light");
}

/** The document carries the choice, so that a browser without storage still keeps it while the page is open. */
function chosenTheme(): Theme | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === "light" ? theme : undefined;
}

/** The page's head has a colour for the browser's own bars for each theme: one of them holds, or the system chooses. */
function tintBrowser(theme: Theme | undefined): void {
  for (const colour of document.querySelectorAll<HTMLMetaElement>("meta[data-of]")) {
    const { of: own = "" } = colour.dataset;
    colour.media = theme === undefined ? `(prefers-color-scheme: ${own})` : own === theme ? "all" : "not all";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  system.addEventListener("change", listener);
  addEventListener("storage", followOtherPage);
  // `first-paint.js` gives a page that somebody comes back to the theme chosen meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
    removeEventListener("pageshow", listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherPage);
  };
}

function followOtherPage({ key }: StorageEvent): void {
  if (key !== THEME_KEY && key !== null) return;
  const stored = localValues.read(THEME_KEY);
  if (stored === "dark" || stored === "light") document.documentElement.dataset["theme"] = stored;
  else delete document.documentElement.dataset["theme"];
  tintBrowser(chosenTheme());
  for (const listener of listeners) listener();
}
