import type { Control, Role } from "./driver.ts";

const SELECTORS: Readonly<Record<Role, string>> = {
  button: "button",
  link: "a[href]",
  switch: "[role=switch]",
  radio: "[type=radio]",
  field: "input, textarea, select",
  status: "output, [role=status]",
  region: "section, [role=region]",
  image: "[role=img]",
};

export function sought({ role, name, within }: Control): [selector: string, name: string, within: string | null] {
  return [SELECTORS[role], name, within ?? null];
}

/** Finds the first visible element with an accessible name, or null. Runs in the page. */
export function seek(selector: string, name: string, within: string | null): HTMLElement | null {
  const nameOf = (element: Element): string => {
    const labels =
      element
        .getAttribute("aria-labelledby")
        ?.split(" ")
        .map((id) => document.getElementById(id)) ?? [];
    const own = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const [label = element] = [...labels, ...own];
    const text = element.getAttribute("aria-label") ?? label?.textContent ?? "";
    return text.replace(/\s+/g, " ").trim();
  };
  const shown = (element: Element): boolean => element.matches("[type=file]") || element.getClientRects().length > 0;
  const scopes = within === null ? [document.body] : [...document.querySelectorAll(`[aria-label="${within}"]`)];
  const all = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]);
  return all.find((element) => nameOf(element) === name && shown(element)) ?? null;
}
