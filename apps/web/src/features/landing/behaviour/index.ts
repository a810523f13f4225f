/**
 * What moves on the landing page. The page itself is built markup, so these few functions are all the script it has before
 * somebody opens the editor.
 */
import { startGallery } from "./gallery.ts";
import { openMenu } from "./menu.ts";
import { offerSignIn } from "./sign-in.ts";
import { startTestimonials } from "./testimonials.ts";
import { startTopBar } from "./top-bar.ts";

/** @param page a document that holds the landing page's markup, or any other: what it lacks is passed over */
export function enliven(page: Document): void {
  const gallery = page.querySelector<HTMLElement>(".gallery");
  const testimonials = page.querySelector<HTMLElement>(".testimonials");
  const signIn = page.querySelector<HTMLElement>(".sign-in-way");
  const topBar = page.querySelector<HTMLElement>(".top-bar");
  if (gallery !== null) startGallery(gallery);
  if (testimonials !== null) startTestimonials(testimonials);
  if (signIn !== null) offerSignIn(signIn);
  if (topBar !== null) {
    startTopBar(topBar);
    openMenu(topBar);
  }
  for (const year of page.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
}
