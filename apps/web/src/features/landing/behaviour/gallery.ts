/** The gallery of the first screen: artworks one after another, automatically or by its buttons. */
import { autoAdvance } from "./auto-advance.ts";
import { buttonNamed } from "./elements.ts";

export function startGallery(gallery: HTMLElement): void {
  const works = [...gallery.querySelectorAll<HTMLElement>(".work")];
  const stage = gallery.querySelector(".gallery-works");
  const pause = buttonNamed(gallery, "Pause");
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
  buttonNamed(gallery, "Previous").addEventListener("click", byHand(-1));
  buttonNamed(gallery, "Next").addEventListener("click", byHand(1));
  pause.addEventListener("click", () => {
    const paused = pause.getAttribute("aria-pressed") !== "true";
    pause.setAttribute("aria-pressed", String(paused));
    steps.hold("button", paused);
  });
  // Only the first picture is loaded with high priority.
  if (document.readyState === "complete") show(shown());
  else addEventListener("load", () => show(shown()), { once: true });
}
