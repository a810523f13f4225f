/** Last sign-in popup page: reports to its opener and closes. */
import { endpoints, type SignInMessage } from "@matte/contracts";
import { SIGN_IN_CHANNEL } from "@matte/contracts/limits";
import { serverPages } from "@matte/messages/server-pages";
import { escapeHtml, htmlPage } from "../http/html.ts";

const { signIn } = serverPages;

export function callbackPage(message: SignInMessage): string {
  const heading = message.error === null ? signIn.signedIn : signIn.notSignedIn;
  return htmlPage(
    signIn.title,
    `<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(message.error ?? signIn.closeWindow)}</p>
<p><a href="/tool">${escapeHtml(signIn.back)}</a></p>`,
    `<meta name="matte-sign-in" content="${escapeHtml(JSON.stringify(message))}">
<script src="${endpoints.readSignInScript.path}" defer></script>
`,
  );
}

/**
 * Sends the message both ways: provider headers may have severed the popup from its opener, and a browser may isolate
 * popup channels. Only pages on this origin can receive either.
 */
export const CALLBACK_SCRIPT = `"use strict";
(function () {
  var message = JSON.parse(document.querySelector('meta[name="matte-sign-in"]').content);
  var channel = new BroadcastChannel(${JSON.stringify(SIGN_IN_CHANNEL)});
  channel.postMessage(message);
  if (window.opener) window.opener.postMessage(message, location.origin);
  // After the message is sent; a window that no script opened stays open.
  setTimeout(function () {
    channel.close();
    window.close();
  }, 100);
})();
`;
