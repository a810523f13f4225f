/**
 * Behaviour of the landing page. The page is static markup, so these few functions are all of its script until the editor is
 * opened.
 */
import { startGallery } from "./gallery.ts";
import { openMenu } from "./menu.ts";
import { offerSignIn } from "./sign-in.ts";
import { startTestimonials } from "./testimonials.ts";
import { startTopBar } from "./top-bar.ts";

/** @param page a document with all of the landing page's markup or parts of it */
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
