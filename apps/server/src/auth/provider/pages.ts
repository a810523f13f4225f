/** The embedded provider's pages, without script or style: the content security policy forbids both. */
import { serverPages } from "@matte/messages/server-pages";
import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { escapeHtml, htmlPage } from "../../http/html.ts";

const { provider, signIn } = serverPages;

export interface SignInForm {
  /** Form target. */
  readonly action: string;
  /** Rejected input to show again. */
  readonly rejected?: string;
}

export function signInPage({ action, rejected }: SignInForm): string {
  const mistake = rejected === undefined ? "" : `<p id="mistake" role="alert">${escapeHtml(provider.emailInvalid)}</p>`;
  const described = rejected === undefined ? "" : ` aria-invalid="true" aria-describedby="mistake"`;
  return htmlPage(
    signIn.title,
    `<h1>${escapeHtml(signIn.title)}</h1>
<p>${escapeHtml(provider.notice)}</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">${escapeHtml(provider.email)}</label>
<input id="email" name="email" type="email" required autofocus autocomplete="email" value="${escapeHtml(rejected ?? "")}"${described}>
${mistake}
<button type="submit">${escapeHtml(provider.submit)}</button>
</form>`,
  );
}

/** Renders the page for a broken sign-in. */
export function brokenSignInPage(reason: string): string {
  return htmlPage(
    signIn.title,
    `<h1>${escapeHtml(provider.broken)}</h1>
<p>${escapeHtml(reason)}</p>
<p><a href="/tool">${escapeHtml(signIn.back)}</a></p>`,
  );
}

/** Renders oidc-provider's errors as a page like the others. */
export function renderError(context: KoaContextWithOIDC, { error, error_description: description }: ErrorOut): void {
  context.type = "html";
  context.body = brokenSignInPage(description ?? error);
}
