/** Artworks and testimonials, each shown one at a time. */
import { autoAdvance } from "./auto-advance.ts";
import { buttonFor } from "./elements.ts";

/** The first screen's gallery advances automatically or by its buttons. */
export function startGallery(gallery: HTMLElement): void {
  const works = [...gallery.querySelectorAll<HTMLElement>(".work")];
  const stage = gallery.querySelector(".gallery-works");
  const pause = buttonFor(gallery, "pause");
  const shown = (): number => Number(document.documentElement.dataset["work"] ?? 1) - 1;
  const show = (wanted: number): void => {
    const index = (wanted + works.length) % works.length;
    document.documentElement.dataset["work"] = String(index + 1);
    // Hidden from screen readers at once, however long it takes to fade.
    for (const [place, work] of works.entries()) work.setAttribute("aria-hidden", String(place !== index));
    // Loads this artwork, and the next one ahead.
    works[index]?.setAttribute("data-near", "");
    works[(index + 1) % works.length]?.setAttribute("data-near", "");
  };
  const steps = autoAdvance(gallery, () => show(shown() + 1));
  const byHand = (step: number) => () => {
    stage?.setAttribute("aria-live", "polite");
    show(shown() + step);
    steps.restart();
  };
  buttonFor(gallery, "previous").addEventListener("click", byHand(-1));
  buttonFor(gallery, "next").addEventListener("click", byHand(1));
  pause.addEventListener("click", () => {
    const paused = pause.getAttribute("aria-pressed") !== "true";
    pause.setAttribute("aria-pressed", String(paused));
    steps.hold("button", paused);
  });
  // Only the first picture is loaded with high priority.
  if (document.readyState === "complete") show(shown());
  else addEventListener("load", () => show(shown()), { once: true });
}

/** The testimonials change by their buttons only. */
export function startTestimonials(area: HTMLElement): void {
  const testimonials = [...area.querySelectorAll("figure")];
  const dots = [...area.querySelectorAll(".testimonials-dot")];
  let shown = 0;
  const show = (index: number): void => {
    shown = index % testimonials.length;
    for (const [place, item] of testimonials.entries()) item.toggleAttribute("data-shown", place === shown);
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === shown));
  };
  for (const [place, dot] of dots.entries()) dot.addEventListener("click", () => show(place));
  buttonFor(area, "next").addEventListener("click", () => show(shown + 1));
}
