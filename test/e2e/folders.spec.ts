/** Folders opened and exported into. A private folder replaces one on disk. */
import type { Page } from "@playwright/test";
import { effort } from "../effort.ts";
import { countStoredPhotos } from "../product/stored-photos.ts";
import { EditorPage } from "./support/editor-page.ts";
import { PrivateFolder } from "./support/private-folder.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

async function exportIntoFolder(editor: EditorPage): Promise<void> {
  await editor.button("More ways to export").click();
  await editor.button("Export into folder").click();
}

/**
 * Acts in the page itself once its text matches a pattern: the export could end before Playwright arrives.
 * @param action `hang` blocks the page for some seconds, long enough to kill it
 */
function atProgress(page: Page, pattern: RegExp, action: "stop" | "hang"): Promise<void> {
  return page.evaluate(
    ([wanted, then]) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          // Loading has the same progress, and a separate button.
          const stop = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Stop");
          if (stop === undefined || !wanted.test(document.body.textContent)) return;
          observer.disconnect();
          resolve();
          if (then === "stop") stop.click();
          else setTimeout(() => hang(performance.now() + 5000));
        });
        const hang = (end: number): void => {
          while (performance.now() < end);
        };
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [pattern, action] as const,
  );
}

test("Photos of an opened folder are exported into it, and again only with another look", async ({
  editor,
  page,
  photos,
}) => {
  const folder = new PrivateFolder(page, "Wedding");
  await folder.answerDialogs();
  const [photo] = await photos("plain");
  await folder.put(photo!, ["b.jpg", "a10.jpg", "a9.jpg"]);
  const sources = await folder.files();
  await editor.button("Open folder").first().click();
  await expect(editor.thumbnails).toHaveCount(3);
  await expect(editor.thumbnails).toContainText(["a9.jpg", "a10.jpg", "b.jpg"]);

  await editor.toggle("Show metadata").check();
  await exportIntoFolder(editor);
  await expect(editor.text("3 files exported into “Wedding/framed”")).toBeVisible();
  const first = await folder.framed();
  expect(first.map(({ path, isComplete }) => [path, isComplete])).toEqual([
    ["framed/a9.jpeg", true],
    ["framed/a10.jpeg", true],
    ["framed/b.jpeg", true],
  ]);

  await exportIntoFolder(editor);
  await expect(editor.text("All 3 files are in “Wedding/framed” already")).toBeVisible();
  expect(await folder.framed()).toEqual(first);

  await editor.button("b.jpg").click();
  await editor.field("Subject name").fill("Corrected");
  await exportIntoFolder(editor);
  await expect(editor.text("1 file exported into “Wedding/framed”. 2 were there already")).toBeVisible();
  const second = await folder.framed();
  expect(second.slice(0, 2)).toEqual(first.slice(0, 2));
  expect(second).toHaveLength(3);
  expect((await folder.files()).filter(({ path }) => !path.startsWith("framed/"))).toEqual(sources);
});

/** Photos in the export continued after a killed tab. */
const MANY = effort(40, 100);

test(`A tab that is killed while it exports ${MANY} photos into a folder continues: all are complete, and none is there twice`, async ({
  editor,
  page,
  photos,
  context,
}) => {
  const folder = new PrivateFolder(page, "Wedding");
  await folder.answerDialogs();
  const [photo] = await photos("plain");
  await folder.put(
    photo!,
    Array.from({ length: MANY }, (_, at) => `vows-${at + 1}.jpg`),
  );
  await editor.button("Open folder").first().click();
  await expect(editor.text(`${MANY} loaded successfully`)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => countStoredPhotos(page)).toBe(MANY);
  // A busy page shows only some of the numbers.
  const halfway = atProgress(page, /Working… [1-3]\d\//, "hang");
  await exportIntoFolder(editor);
  await halfway;
  const crashed = page.waitForEvent("crash");
  (await context.newCDPSession(page)).send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();

  const next = await context.newPage();
  const left = new PrivateFolder(next, "Wedding");
  const again = new EditorPage(next);
  await again.open();
  const before = await left.framed();
  expect(before.length).toBeLessThan(MANY);
  expect(before.filter(({ isComplete }) => !isComplete)).toEqual([]);
  await again.button(`Restore ${MANY} photos`).click();
  await expect(again.text("The export into “Wedding/framed” isn’t finished.")).toBeVisible();
  await again.button("Continue").click();
  await expect(again.text(/exported into “Wedding\/framed”\. \d+ were there already$/)).toBeVisible({
    timeout: 60_000,
  });
  const files = await left.framed();
  expect(files.map(({ path }) => path)).toEqual(Array.from({ length: MANY }, (_, at) => `framed/vows-${at + 1}.jpeg`));
  expect(files.filter(({ isComplete }) => !isComplete)).toEqual([]);
  const kept = new Set(before.map(({ path }) => path));
  expect(files.filter(({ path }) => kept.has(path))).toEqual(before);
});

test("Stopping keeps the files that are written, and a folder that is chosen is asked for again", async ({
  editor,
  page,
  photos,
}) => {
  const folder = new PrivateFolder(page, "Results");
  await folder.answerDialogs();
  const names = Array.from({ length: 24 }, (_, at) => `vows-${at + 1}.jpg`);
  await editor.load(...(await photos(...names.map((as) => ({ photo: "plain" as const, as })))));
  await editor.chooseFormat("PNG");
  const stopped = atProgress(page, /Working… (?:[2-9]|1\d|2[0-3])\/24/, "stop");
  await exportIntoFolder(editor);
  await stopped;
  await expect(editor.text(/^Stopped\. \d+ of 24 files (?:is|are) in “Results\/framed”\./)).toBeVisible();
  const written = await folder.framed();
  expect([written.length > 0, written.length < 24]).toEqual([true, true]);
  await exportIntoFolder(editor);
  await expect(editor.text(new RegExp(`\\. ${written.length} (?:was|were) there already$`))).toBeVisible();
  const complete = await folder.framed();
  expect(complete).toHaveLength(24);
  expect(complete.slice(0, written.length)).toEqual(written);
});
