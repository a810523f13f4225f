/** Sends the e-mail address without leaving the page. */
import { NEWSLETTER_OUTCOMES } from "@matte/contracts/limits";

const UNREACHABLE = "The server does not answer. Check the connection and try again.";
const REFUSED = "The server could not take it. Try again in a minute.";

export function sendQuietly(form: HTMLFormElement): void {
  const mistake = form.querySelector("[role=alert]");
  const busy = form.querySelector<HTMLElement>("[role=status] > *");
  let sending = false;
  const show = (now: boolean): void => {
    sending = now;
    if (busy !== null) busy.hidden = !now;
  };
  const send = async (): Promise<void> => {
    mistake?.replaceChildren();
    show(true);
    const refusal = await sent(form);
    show(false);
    if (refusal === null) arrive(form);
    else mistake?.replaceChildren(refusal);
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
    return response.ok ? null : sentenceOf(await response.json().catch(() => null));
  } catch {
    return UNREACHABLE;
  }
}

/** The server's message. The contract's schemas are not loaded for it. */
function sentenceOf(body: unknown): string {
  const known = typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  return known ? String(body.error) : REFUSED;
}

/** Shows the outcome to which the browser would have been redirected. */
function arrive(form: HTMLFormElement): void {
  form.reset();
  location.hash = NEWSLETTER_OUTCOMES.subscribed;
  document.getElementById(NEWSLETTER_OUTCOMES.subscribed)?.focus();
}
