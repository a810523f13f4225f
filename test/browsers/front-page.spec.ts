import { expect, test } from "./support/test.ts";

test("The landing page shows its gallery, turns it, and leads to the sign-in", async ({ visit }) => {
  await visit.goTo("/");
  await visit.expect({ role: "region", name: "Gallery" });
  const hung = (): Promise<string> => visit.driver.ask(workOnShow);
  await expect.poll(hung).not.toBe("");
  await visit.click("button", "Pause", "Gallery");
  const first = await hung();
  await visit.click("button", "Next", "Gallery");
  await expect.poll(hung).not.toBe(first);
  await visit.click("button", "Previous", "Gallery");
  await expect.poll(hung).toBe(first);
  await visit.click("link", "Try For Free");
  await visit.expect({ role: "button", name: "Sign in with Google" });
});

/** Returns the visible picture's URL if loaded; empty otherwise. Runs in the page. */
function workOnShow(): string {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[aria-label="Gallery"] img')];
  const shown = pictures.find((picture) =>
    picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return shown !== undefined && shown.complete && shown.naturalWidth > 0 ? shown.currentSrc : "";
}
