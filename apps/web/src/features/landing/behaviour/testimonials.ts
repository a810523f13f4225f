/** Three testimonials, one at a time, changed by a button. */
import { buttonNamed } from "./elements.ts";

export function startTestimonials(area: HTMLElement): void {
  const voices = [...area.querySelectorAll("figure")];
  const dots = [...area.querySelectorAll(".testimonials-dot")];
  let shown = 0;
  const show = (index: number): void => {
    shown = index % voices.length;
    for (const [place, voice] of voices.entries()) voice.toggleAttribute("data-shown", place === shown);
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === shown));
  };
  for (const [place, dot] of dots.entries()) dot.addEventListener("click", () => show(place));
  buttonNamed(area, "Next").addEventListener("click", () => show(shown + 1));
}
