/** Behaviour of a look's page: trying it, copying its link, reporting it. */
import { pageScripts } from "@matte/messages/page-scripts";
import { buttonFor } from "./elements.ts";
import { found, offerIn } from "./hang.ts";

/** @param page the look's picture and text */
export function enlivenLook(page: HTMLElement): void {
  const notice = page.querySelector(".look-notice");
  const show = (message: string): void => notice?.replaceChildren(message);
  offerTrying(page);
  buttonFor(page, "copy").addEventListener("click", () => {
    const { origin, pathname } = location;
    void navigator.clipboard.writeText(origin + pathname).then(
      () => show(pageScripts.copied),
      () => show(pageScripts.notCopied),
    );
  });
  const form = page.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void report(form).then(show);
  });
}

/** Without scripts the link opens the editor. */
function offerTrying(page: HTMLElement): void {
  const link = page.querySelector<HTMLAnchorElement>("a[data-action=try]");
  if (link === null) throw new Error("There is no link for trying the look.");
  link.addEventListener("click", (event) => event.preventDefault());
  let isCounted = false;
  offerIn(page, {
    gallery: found(page, ".look-place .looks-wall"),
    button: link,
    fragment: new URL(link.href).hash,
    onHung: () => {
      if (!isCounted) countTry();
      isCounted = true;
    },
  });
}

/** Says that the look was tried, and nothing else: a visit counts once. */
function countTry(): void {
  const slug = location.pathname.split("/").at(-1);
  void fetch(`/api/looks/${slug}/tries`, { method: "POST", keepalive: true }).catch(() => undefined);
}

/** @returns a sentence for the visitor */
async function report(form: HTMLFormElement): Promise<string> {
  const body = JSON.stringify({ reason: new FormData(form).get("reason") });
  const headers = { "content-type": "application/json" };
  try {
    const { ok } = await fetch(form.action, { method: "POST", headers, body });
    if (!ok) return pageScripts.notReported;
  } catch {
    return pageScripts.unreachable;
  }
  form.closest("details")?.remove();
  return pageScripts.reported;
}
