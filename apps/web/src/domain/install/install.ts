/** Installing the page as an app: by the browser's own prompt where it offers one, by hand on iOS. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Web App Manifest, Chromium only: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const store = createStore<{ readonly prompt: InstallPrompt | null }>(() => ({ prompt: null }));

addEventListener("beforeinstallprompt", (event) => {
  // The browser's own banner would come at a moment of its choice.
  event.preventDefault();
  store.setState({ prompt: event as InstallPrompt });
});
addEventListener("appinstalled", () => store.setState({ prompt: null }));

/** Opens the browser's prompt; null where it offers none. A prompt can be opened once. */
export function useInstall(): (() => void) | null {
  const { prompt } = useStore(store);
  if (prompt === null) return null;
  return () => {
    store.setState({ prompt: null });
    prompt.prompt().catch((error: unknown) => console.error("The app can’t be installed.", error));
  };
}

/** True in Safari on iOS, which installs by hand, unless the page is installed. */
export function installsByHand(): boolean {
  return (navigator as { readonly standalone?: boolean }).standalone === false;
}
