/** Pages of the embedded provider. They contain neither script nor style, which the content security policy forbids. */
import { serverPages } from "@matte/messages/server-pages";
import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { escapeHtml, htmlPage } from "../../http/html.ts";

const { provider, signIn } = serverPages;

export interface SignInForm {
  /** URL that the form is sent to. */
  readonly action: string;
  /** Text that was sent before and isn't an e-mail address. */
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

/** Replaces a sign-in that can't continue. */
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
