import type { Page } from "@playwright/test";

/** Number of photos that the page's browser keeps for the next visit. */
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
