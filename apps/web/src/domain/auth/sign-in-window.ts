/** Opens the identity provider in a popup, or in this page if popups are blocked. */
import type { SignInMessage } from "@matte/contracts";
import { SIGN_IN_CHANNEL, SIGN_IN_FAILED } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { valuesIn } from "#lib/storage.ts";
import { loadProtocol } from "../server/load-protocol.ts";

const LEFT = "matte.left-to-sign-in";
const tabValues = valuesIn(() => sessionStorage);
const NAME = "matte-sign-in";
const FEATURES = "popup,width=480,height=680";

export interface SignInWindow {
  /**
   * Opens the provider. Call it in a click, or the browser blocks the popup.
   * @param staying never leaves this page
   * @returns true when a popup opened
   */
  open(staying?: boolean): boolean;
  /** Listens for completed sign-ins, in this tab and in others. @returns unsubscribes */
  listen(listener: (outcome: SignInOutcome) => void): () => void;
}

export interface SignInOutcome {
  /** Null when the sign-in succeeded. */
  readonly error: string | null;
  /** False for another tab's sign-in. */
  readonly mine: boolean;
}

/** @param returnTo path for the redirect's return, whose page must call {@link takeReturn}; by default the open one */
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
    listen: (listener) => {
      const receive = async (data: unknown): Promise<void> => {
        const message = await readMessage(data);
        // Each message arrives by two channels; only the first one is `mine`.
        if (message !== undefined) listener({ error: message.error, mine: mine.delete(message.request) });
      };
      const onMessage = ({ origin, data }: MessageEvent): void => {
        if (origin === location.origin) void receive(data);
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
  const { parseAnswer, signInMessage } = await loadProtocol();
  return parseAnswer(signInMessage, data);
}

/** On iOS an installed app's popup is another browser's window, with other cookies. */
function wantsRedirect(): boolean {
  return "standalone" in navigator && navigator.standalone === true;
}

/** The fragment may contain a look and stays in the tab: the server must not see it. */
function redirect(returnTo: string): void {
  tabValues.write(LEFT, location.hash);
  location.assign(`${LINKS.signIn}?mode=redirect&returnTo=${encodeURIComponent(returnTo)}`);
}

/** Opens a page to complete a sign-in reported to this page, which has no account. */
export function arriveSignedIn(at: string): void {
  tabValues.write(LEFT, "");
  location.assign(at);
}

/**
 * Reads a redirect's result once, removes it from the tab and the URL, and restores the URL's fragment.
 * @returns null without a redirect
 */
export function takeReturn(): "signed-in" | "failed" | null {
  const url = new URL(location.href);
  const failed = url.searchParams.has(SIGN_IN_FAILED);
  const fragment = tabValues.read(LEFT);
  tabValues.remove(LEFT);
  url.searchParams.delete(SIGN_IN_FAILED);
  if (url.hash === "" && typeof fragment === "string") url.hash = fragment;
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  if (failed) return "failed";
  return fragment === undefined ? null : "signed-in";
}
