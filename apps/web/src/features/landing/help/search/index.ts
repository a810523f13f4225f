/** The guide's search. */
import { help } from "@matte/messages/help";
import { privateMode } from "#domain/private-mode.ts";
import { pagePath } from "#lib/page-path.ts";
import { searchEntries } from "./entries.ts";
import { findSections, type SearchResult } from "./find.ts";

/** @param search the field, the number of results, and their list */
export function startSearch(search: HTMLElement): void {
  const field = search.querySelector("input");
  const form = search.querySelector("form");
  const count = search.querySelector("[role=status]");
  const list = search.querySelector("ol");
  if (field === null || form === null || count === null || list === null) return;
  const entries = searchEntries(privateMode() !== null);
  const show = (): void => {
    const query = field.value.trim();
    const results = findSections(entries, query);
    list.replaceChildren(...results.map(itemOf));
    list.hidden = results.length === 0;
    count.textContent = query === "" ? "" : sentenceOf(results.length, query);
  };
  field.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  search.addEventListener("keydown", (event) => moveBetween(search, event));
  show();
}

function sentenceOf(count: number, query: string): string {
  return count === 0 ? help.search.none(query) : help.search.found(count);
}

function itemOf({ href, title, page, excerpt }: SearchResult): HTMLLIElement {
  const link = document.createElement("a");
  link.href = pagePath(href);
  link.append(element("b", title), element("span", page), element("small", excerpt));
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Up and down move between the field and the results; Escape leads back to the field, which it empties by itself. */
function moveBetween(search: HTMLElement, event: KeyboardEvent): void {
  const places = [...search.querySelectorAll<HTMLElement>("input, li a")];
  const at = places.findIndex((place) => place === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -at }[event.key];
  if (step === undefined || step === 0 || event.isComposing) return;
  const next = places[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
