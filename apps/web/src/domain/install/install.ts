/** Installing the page as an app: by the browser's prompt if it offers one, by hand on iOS. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Web App Manifest, Chromium only: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const store = createStore<{ readonly prompt: InstallPrompt | null }>(() => ({ prompt: null }));

addEventListener("beforeinstallprompt", (event) => {
  // Otherwise the browser shows its banner at any moment.
  event.preventDefault();
  store.setState({ prompt: event as InstallPrompt });
});
addEventListener("appinstalled", () => store.setState({ prompt: null }));

/** Opens the browser's prompt; null if it offers none. A prompt can be opened once. */
export function useInstall(): (() => void) | null {
  const { prompt } = useStore(store);
  if (prompt === null) return null;
  return () => {
    store.setState({ prompt: null });
    prompt.prompt().catch((error: unknown) => console.error("The app can’t be installed.", error));
  };
}

/** True in Safari on iOS, where users install by hand, unless the page is installed. */
export function installsByHand(): boolean {
  return (navigator as { readonly standalone?: boolean }).standalone === false;
}
