/** Behaviour of pages other than the landing page, which does not load it. */
import { enlivenLook } from "./look.ts";
import { offerSearch } from "./search.ts";

/** @param part a look's picture and text, or the guide's search */
export function enlivenOther(part: HTMLElement): void {
  if (part.matches(".help-search")) offerSearch(part);
  else enlivenLook(part);
}
