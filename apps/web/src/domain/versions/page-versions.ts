/** The versions of this page: it has one worker, so there is one of these. */
import { serviceWorkerUrl } from "#lib/trusted-types.ts";
import { isAnyPageHeld, tellOtherTabs } from "./held-anywhere.ts";
import { askToStay } from "./stay.ts";
import { keepUsedFonts } from "./used-fonts.ts";
import { openVersions, type Versions } from "./versions.ts";

let versions: Versions | null | undefined;

/** Null where there are no service workers: in development, on insecure addresses. Registers the worker when first asked. */
export function pageVersions(): Versions | null {
  versions ??= import.meta.env.PROD && "serviceWorker" in navigator ? openHere() : null;
  return versions;
}

function openHere(): Versions {
  const opened = openVersions({
    container: navigator.serviceWorker,
    address: serviceWorkerUrl,
    script: ownScript(),
    workIsHeld: isAnyPageHeld,
    reload: () => location.reload(),
    onFirstWorker: () => void keepUsedFonts().catch(() => undefined),
    now: () => Date.now(),
  });
  tellOtherTabs();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") opened.look().catch(() => undefined);
  });
  whenIdle(() => {
    // Private windows refuse: without a worker the page works as ever, with a network.
    opened.start().catch(() => undefined);
    askToStay().catch(() => undefined);
  });
  return opened;
}

/** The path of the script that the document begins with. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return script === null ? "" : new URL(script.src).pathname;
}

/** After what the page itself needs. */
function whenIdle(work: () => void): void {
  const soon = (): void => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work);
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
