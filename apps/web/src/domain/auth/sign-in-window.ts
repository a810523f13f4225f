/** The way to the identity provider: a popup, or the whole page where popups are blocked. */
import type { SignInMessage } from "@matte/contracts";
import { SIGN_IN_CHANNEL, SIGN_IN_FAILED } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { valuesIn } from "#lib/storage.ts";

const LEFT = "matte.left-to-sign-in";
const tabValues = valuesIn(() => sessionStorage);
const NAME = "matte-sign-in";
const FEATURES = "popup,width=480,height=680";

export interface SignInWindow {
  /**
   * Opens the way; call it in a click, or the browser blocks the popup.
   * @param staying never takes this page for it
   * @returns whether it is a window of its own
   */
  open(staying?: boolean): boolean;
  /** Hears how sign-ins end, those of other tabs as well, which end with `mine` false. @returns stops listening */
  listen(ended: (outcome: SignInOutcome) => void): () => void;
}

export interface SignInOutcome {
  /** Null when somebody is signed in now. */
  readonly error: string | null;
  readonly mine: boolean;
}

/** @param returnTo the page that a redirect comes back to, which must ask {@link takeReturn}; the one that is open without it */
export function createSignInWindow(returnTo?: string): SignInWindow {
  const mine = new Set<string>();
  return {
    open: (staying = false) => {
      const request = crypto.randomUUID();
      mine.add(request);
      const popup = wantsRedirect()
        ? null
        : window.open(`${LINKS.signIn}?mode=popup&request=${request}`, NAME, FEATURES);
      if (popup === null && !staying) redirect(returnTo ?? location.pathname + location.search);
      return popup !== null;
    },
    listen: (ended) => {
      const hear = async (data: unknown): Promise<void> => {
        const message = await readMessage(data);
        // It comes by two ways, and once is enough.
        if (message !== undefined) ended({ error: message.error, mine: mine.delete(message.request) });
      };
      const onMessage = ({ origin, data }: MessageEvent): void => {
        if (origin === location.origin) void hear(data);
      };
      const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
      channel.addEventListener("message", onMessage);
      addEventListener("message", onMessage);
      return () => {
        removeEventListener("message", onMessage);
        channel.close();
      };
    },
  };
}

async function readMessage(data: unknown): Promise<SignInMessage | undefined> {
  if (typeof data !== "object" || data === null || !("type" in data) || data.type !== SIGN_IN_CHANNEL) return undefined;
  const { parseAnswer, signInMessage } = await import("@matte/contracts");
  return parseAnswer(signInMessage, data);
}

/** On iOS an installed app's popup is a window of another browser, with other cookies. */
function wantsRedirect(): boolean {
  return "standalone" in navigator && navigator.standalone === true;
}

function redirect(returnTo: string): void {
  tabValues.write(LEFT, true);
  location.assign(`${LINKS.signIn}?mode=redirect&returnTo=${encodeURIComponent(returnTo)}`);
}

/** Goes to a page that shall take up the sign-in which this one, without an account of its own, has just heard of. */
export function arriveSignedIn(at: string): void {
  tabValues.write(LEFT, true);
  location.assign(at);
}

/**
 * Whether this page is where a redirect came back to, and whether it says that nobody was signed in by it. Asked once:
 * neither the tab nor the address says so any longer.
 */
export function takeReturn(): "signed-in" | "failed" | null {
  const address = new URL(location.href);
  const failed = address.searchParams.has(SIGN_IN_FAILED);
  const left = tabValues.read(LEFT) === true;
  tabValues.remove(LEFT);
  if (!failed) return left ? "signed-in" : null;
  address.searchParams.delete(SIGN_IN_FAILED);
  history.replaceState(history.state, "", address);
  return "failed";
}
