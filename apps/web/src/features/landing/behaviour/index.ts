/**
 * Behaviour of the landing page. The page is static markup: these few functions are its whole script until the editor is opened.
 */
import { pageScripts } from "@matte/messages/page-scripts";
import { arriveSignedIn, createSignInWindow } from "#domain/auth/sign-in-window.ts";
import { pagePath } from "#lib/page-path.ts";
import { startGallery, startTestimonials } from "./carousels.ts";
import { offerHanging } from "./hang.ts";
import { startMenu, startTopBar } from "./top-bar.ts";

/** @param page a document with all the landing page's markup or parts of it */
export function enliven(page: Document): void {
  const gallery = page.querySelector<HTMLElement>(".gallery");
  const hero = page.querySelector<HTMLElement>(".hero");
  const later = page.querySelector<HTMLElement>("[data-late]");
  const testimonials = page.querySelector<HTMLElement>(".testimonials");
  const signIn = page.querySelector<HTMLElement>(".sign-in-form");
  const topBar = page.querySelector<HTMLElement>(".top-bar");
  if (gallery !== null) startGallery(gallery);
  if (hero !== null) offerHanging(hero);
  if (later !== null)
    void import("./other-pages.ts").then(
      ({ enlivenOther }) => enlivenOther(later),
      () => undefined,
    );
  if (testimonials !== null) startTestimonials(testimonials);
  if (signIn !== null) offerSignIn(signIn);
  if (topBar !== null) {
    startTopBar(topBar);
    startMenu(topBar);
  }
  for (const year of page.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
}

/** Signs in through the identity provider's popup, and opens the editor afterwards. */
function offerSignIn(form: HTMLElement): void {
  const editor = pagePath("/tool");
  const popup = createSignInWindow(editor);
  const notice = form.querySelector("[role=alert]");
  const show = (message: string): void => notice?.replaceChildren(message);
  popup.listen(({ error, mine }) => {
    if (!mine) return;
    if (error === null) arriveSignedIn(editor);
    else show(pageScripts.signInFailed(error));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show("");
    popup.open();
  });
}
