/** Sends the e-mail address without leaving the page. */
import { NEWSLETTER_OUTCOMES } from "@matte/contracts/limits";
import { pageScripts } from "@matte/messages/page-scripts";

export function sendInPlace(form: HTMLFormElement): void {
  const notice = form.querySelector("[role=alert]");
  const busy = form.querySelector<HTMLElement>("[role=status] > *");
  let sending = false;
  const setSending = (value: boolean): void => {
    sending = value;
    if (busy !== null) busy.hidden = !value;
  };
  const send = async (): Promise<void> => {
    notice?.replaceChildren();
    setSending(true);
    const error = await sent(form);
    setSending(false);
    if (error === null) showOutcome(form);
    else notice?.replaceChildren(error);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!sending) void send();
  });
}

/** @returns an error message; null after success */
async function sent(form: HTMLFormElement): Promise<string | null> {
  const fields = new FormData(form);
  const body = JSON.stringify({ email: fields.get("email"), consent: fields.has("consent") });
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(form.action, { method: "POST", headers, body });
    return response.ok ? null : messageOf(await response.json().catch(() => null));
  } catch {
    return pageScripts.unreachable;
  }
}

/** The server's message. The contract's schemas are not loaded for it. */
function messageOf(body: unknown): string {
  const known = typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  return known ? String(body.error) : pageScripts.notSubscribed;
}

/** Shows the outcome to which the browser would have been redirected. */
function showOutcome(form: HTMLFormElement): void {
  form.reset();
  location.hash = NEWSLETTER_OUTCOMES.subscribed;
  document.getElementById(NEWSLETTER_OUTCOMES.subscribed)?.focus();
}
