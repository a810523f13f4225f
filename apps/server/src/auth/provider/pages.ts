/** The embedded provider's pages. Neither script nor style stands in them: the content security policy allows none. */
import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { escapeHtml, htmlPage } from "../html.ts";

export interface SignInForm {
  /** Where the form is sent. */
  readonly action: string;
  /** What was typed before, when it was no address. */
  readonly refused?: string;
}

/** One field and one button. */
export function signInPage({ action, refused }: SignInForm): string {
  const mistake =
    refused === undefined ? "" : `<p id="mistake" role="alert">Enter an address like ada@example.com.</p>`;
  const described = refused === undefined ? "" : ` aria-invalid="true" aria-describedby="mistake"`;
  return htmlPage(
    "Sign in",
    `<h1>Sign in</h1>
<p>This is Matte’s own sign-in for development and tests. It takes any address and sends nothing to it.</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" required autofocus autocomplete="email" value="${escapeHtml(refused ?? "")}"${described}>
${mistake}
<button type="submit">Continue</button>
</form>`,
  );
}

/** In place of a sign-in that cannot go on. */
export function brokenSignInPage(reason: string): string {
  return htmlPage(
    "Sign in",
    `<h1>This sign-in cannot go on</h1>
<p>${escapeHtml(reason)}</p>
<p><a href="/tool">Back to Matte</a></p>`,
  );
}

/** oidc-provider's errors, on a page like the others. */
export function renderError(context: KoaContextWithOIDC, { error, error_description: description }: ErrorOut): void {
  context.type = "html";
  context.body = brokenSignInPage(description ?? error);
}
