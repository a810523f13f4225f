import { serverPages } from "@matte/messages/server-pages";
import { escapeHtml, htmlPage } from "../../http/html.ts";

const { password } = serverPages;

export interface PasswordForm {
  /** Form target, with how the sign-in began. */
  readonly action: string;
  /** Why the last password was refused. */
  readonly mistake?: string;
}

export function passwordPage({ action, mistake }: PasswordForm): string {
  const described = mistake === undefined ? "" : ` aria-invalid="true" aria-describedby="mistake"`;
  const alert = mistake === undefined ? "" : `<p id="mistake" role="alert">${escapeHtml(mistake)}</p>\n`;
  return htmlPage(
    password.title,
    `<h1>${escapeHtml(password.heading)}</h1>
<p>${escapeHtml(password.notice)}</p>
<form method="post" action="${escapeHtml(action)}">
<label for="password">${escapeHtml(password.label)}</label>
<input id="password" name="password" type="password" required autofocus autocomplete="current-password"${described}>
${alert}<button type="submit">${escapeHtml(password.submit)}</button>
</form>`,
  );
}
