/** Caption fields in browser specs, on three photos. */
import { type Locator, page, userEvent } from "vitest/browser";
import { field, renamed } from "./controls.ts";
import { choose, plainPhoto, showEditor } from "./show-editor.tsx";

export function fieldBox(name: string): Element {
  const box = field(name).element().closest(".words");
  if (box === null) throw new Error(`No field ${name}`);
  return box;
}

const SCOPED = ["Subject name", "Location", "Photo credit", "Additional credits"];

export function scopeOf(name: string): Locator {
  return page.getByRole("radiogroup", { name: "Applies to", exact: true }).nth(SCOPED.indexOf(name));
}

/** Opens an editor on Pro with three photos; the first has metadata. */
export async function showThree(): Promise<void> {
  await showEditor("pro");
  await choose(
    await renamed("words-in-xmp", "dunes.jpg"),
    await plainPhoto("harbour.jpg", "#c01020"),
    await plainPhoto("sea.jpg", "#1020c0"),
  );
}

export async function insertAt(name: string): Promise<void> {
  const box = page.elementLocator(fieldBox(name));
  await userEvent.click(box.getByRole("button", { name: "Insert field", exact: true }));
}
