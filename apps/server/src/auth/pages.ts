/** The last page of a popup: it tells the page that opened it how it went, and closes. */
import type { SignInMessage } from "@matte/contracts";
import { SIGN_IN_CHANNEL } from "@matte/contracts/limits";
import { escapeHtml, htmlPage } from "./html.ts";

export function callbackPage(message: SignInMessage): string {
  const words = message.error ?? "You are signed in. This window may be closed.";
  return htmlPage(
    "Sign in",
    `<h1>${message.error === null ? "Signed in" : "Not signed in"}</h1>
<p>${escapeHtml(words)}</p>
<p><a href="/tool">Back to Matte</a></p>`,
    `<meta name="matte-sign-in" content="${escapeHtml(JSON.stringify(message))}">
<script src="/auth/callback.js" defer></script>
`,
  );
}

/**
 * Both ways at once: a provider's own headers may have cut the popup off from its opener, and a browser may keep
 * channels of popups apart. Nobody but pages of this very origin can read either.
 */
export const CALLBACK_SCRIPT = `"use strict";
(function () {
  var message = JSON.parse(document.querySelector('meta[name="matte-sign-in"]').content);
  var channel = new BroadcastChannel(${JSON.stringify(SIGN_IN_CHANNEL)});
  channel.postMessage(message);
  if (window.opener) window.opener.postMessage(message, location.origin);
  // Not before the message is out; a window that no script opened stays.
  setTimeout(function () {
    channel.close();
    window.close();
  }, 100);
})();
`;

/** For pages the server writes itself. Values are those of the design's tokens. */
export const PAGES_STYLE = `:root { color-scheme: light; --wall: #f4f4f4; --mat: #fff; --ink: #0a0a0a; --ink-2: #525252; --on-ink: #fff; --edge: #858585; --red: #d0121b; }
@media (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --wall: #121212; --mat: #1a1a1a; --ink: #f2f2f2; --ink-2: #a6a6a6; --on-ink: #0a0a0a; --edge: #7d7d7d; --red: #ff5a5f; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--wall); color: var(--ink); font: 15px/24px system-ui, sans-serif; }
main { width: min(400px, 100%); }
h1 { margin: 0 0 12px; font: 300 40px/1.1 "Iowan Old Style", "Palatino Linotype", Georgia, serif; letter-spacing: -.02em; }
p { margin: 0 0 24px; color: var(--ink-2); text-wrap: pretty; }
label { display: block; margin-bottom: 6px; font-size: 13px; line-height: 20px; color: var(--ink-2); }
input { width: 100%; height: 48px; margin-bottom: 16px; padding: 0 14px; border: 0; border-bottom: 1px solid var(--edge); border-radius: 2px 2px 0 0; background: var(--mat); color: var(--ink); font: inherit; font-size: 17px; }
button { width: 100%; min-height: 48px; border: 0; border-radius: 2px; background: var(--ink); color: var(--on-ink); font: inherit; font-weight: 500; cursor: pointer; }
a { color: inherit; text-underline-offset: 4px; }
[role="alert"] { border-left: 3px solid var(--red); padding-left: 12px; color: var(--ink); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
