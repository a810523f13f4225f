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
    const result = await post(form);
    setSending(false);
    if ("outcome" in result) showOutcome(form, result.outcome);
    else notice?.replaceChildren(result.error);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!sending) void send();
  });
}

type Result = { readonly outcome: string } | { readonly error: string };

async function post(form: HTMLFormElement): Promise<Result> {
  const fields = new FormData(form);
  const body = JSON.stringify({ email: fields.get("email"), consent: fields.has("consent") });
  const headers = { "content-type": "application/json" };
  try {
    const response = await fetch(form.action, { method: "POST", headers, body });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok ? { outcome: outcomeOf(answer) } : { error: messageOf(answer) };
  } catch {
    return { error: pageScripts.unreachable };
  }
}

/** Does without the contract's schemas, which would have to be loaded. */
function outcomeOf(body: unknown): string {
  const isSent = typeof body === "object" && body !== null && "confirm" in body && body.confirm === true;
  return isSent ? NEWSLETTER_OUTCOMES.sent : NEWSLETTER_OUTCOMES.subscribed;
}

function messageOf(body: unknown): string {
  const known = typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  return known ? String(body.error) : pageScripts.notSubscribed;
}

/** Shows the outcome the browser would have been redirected to. */
function showOutcome(form: HTMLFormElement, outcome: string): void {
  form.reset();
  location.hash = outcome;
  document.getElementById(outcome)?.focus();
}
