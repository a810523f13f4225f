/** Prepares the guide's search. The rest of its code, and its texts, are loaded when the field is first used. */
import { pageScripts } from "@matte/messages/page-scripts";

/** @param search the field, the number of results, and their list */
export function offerSearch(search: HTMLElement): void {
  const field = search.querySelector("input");
  if (field === null) return;
  const start = (): void => {
    void import("../help/search/index.ts").then(
      ({ startSearch }) => startSearch(search),
      () => search.querySelector("[role=status]")?.replaceChildren(pageScripts.unreachable),
    );
  };
  field.addEventListener("focus", start, { once: true });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target === field) return;
    event.preventDefault();
    field.focus();
  });
  field.setAttribute("aria-keyshortcuts", "/");
  const query = new URLSearchParams(location.search).get("q");
  if (query === null) return;
  field.value = query;
  field.focus();
}
