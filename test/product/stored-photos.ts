import type { Page } from "@playwright/test";

/** True once the page's browser keeps a text for the next visit. */
export function isTextStored(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const opening = indexedDB.open("matte-recovery");
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("works").objectStore("works").getAll();
          reading.addEventListener("success", () => resolve(JSON.stringify(reading.result).includes(wanted)));
          opening.result.close();
        });
      }),
    text,
  );
}

/** Counts photos kept by the page's browser for the next visit. */
export function countStoredPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("matte-recovery");
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("photos").objectStore("photos").count();
          counting.addEventListener("success", () => resolve(counting.result));
          opening.result.close();
        });
      }),
  );
}
