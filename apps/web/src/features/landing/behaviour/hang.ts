/** Lets visitors hang a photo in the gallery's place. The code for it is loaded with the photo, which stays on the page. */
import { pageScripts } from "@matte/messages/page-scripts";
import type { Gallery } from "../hung/index.tsx";
import { buttonFor } from "./elements.ts";

/** @param hero with the gallery */
export function offerHanging(hero: HTMLElement): void {
  const gallery = found(hero, ".gallery");
  const button = buttonFor(gallery, "hang");
  offerIn(hero, { gallery, button, fragment: null });
}

interface Place extends Pick<Gallery, "fragment"> {
  readonly gallery: HTMLElement;
  readonly button: HTMLElement;
  readonly onHung?: () => void;
}

/** @param area with the place, its notice and its picker */
export function offerIn(area: HTMLElement, { gallery, button, fragment, onHung }: Place): void {
  const notice = area.querySelector(".hang-notice");
  const picker = area.querySelector<HTMLInputElement>("input[type=file]");
  if (notice === null || picker === null) throw new Error("There is no place for a visitor’s photo.");
  let last = new AbortController();
  const hang = async (file: File): Promise<void> => {
    // A photo that is still loading gives way to the next one.
    last.abort();
    last = new AbortController();
    const { signal } = last;
    notice.textContent = pageScripts.hanging(file.name);
    const hung = hangIn({ element: gallery, fragment, onAnother: () => picker.click(), signal }, file);
    const message = await hung.then(
      () => {
        onHung?.();
        return "";
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (!signal.aborted) notice.textContent = message;
  };
  button.addEventListener("click", () => picker.click());
  picker.addEventListener("change", () => {
    const [file] = picker.files ?? [];
    if (file !== undefined) void hang(file);
    picker.value = "";
  });
  takeDrops((file) => void hang(file));
}

/** @throws {Error} when the markup lacks it: page and script are then from different builds */
export function found(area: Element, selector: string): HTMLElement {
  const element = area.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error("There is no place for a visitor’s photo.");
  return element;
}

/** @throws {Error} with a sentence for the visitor */
async function hangIn(gallery: Gallery, file: File): Promise<void> {
  const room = await import("../hung/index.tsx").catch((cause: unknown) => {
    throw new Error(pageScripts.unreachable, { cause });
  });
  await room.hang(file, gallery);
}

/** Takes the first file dropped anywhere: on any other place the browser would open it instead of the page. */
function takeDrops(take: (file: File) => void): void {
  const root = document.documentElement;
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    root.dataset["dragging"] = "";
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) delete root.dataset["dragging"];
  });
  addEventListener("drop", (event) => {
    delete root.dataset["dragging"];
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) take(file);
  });
}
