import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDatabase } from "#domain/recovery/database.ts";
import { findEarlierWork } from "#domain/recovery/earlier-work.ts";
import { hideAll } from "#ui/testing.tsx";
import { button, field, preview, startClean } from "../testing/controls.ts";
import { choose, drop, plainPhoto, showEditor, shownName, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

const restore = (count: number) => button(`Restore ${count} photos`);

function asksBeforeLeaving(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** Waits until the page's photos and a subject are stored. */
async function stored(count: number, subject: string): Promise<void> {
  const db = await openDatabase();
  await expect.poll(() => db.count("photos")).toBe(count);
  await expect
    .poll(async () =>
      (await db.getAll("works")).some(({ photos }) => photos.some((photo) => photo.subject === subject)),
    )
    .toBe(true);
}

test("photos, order, captions and selection of the last visit are restored", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"), await plainPhoto("c.jpg", "blue"));
  await userEvent.click(button("b.jpg"));
  await userEvent.fill(field("Subject name"), "Typed by hand");
  await stored(3, "Typed by hand");
  hideAll();

  await showEditor("pro");
  await userEvent.click(restore(3));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  expect(shownName()).toBe("b.jpg");
  await expect.element(field("Subject name")).toHaveValue("Typed by hand");
  await expect.element(preview()).toBeVisible();
});

test("starting fresh forgets the photos of the last visit", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await stored(2, "A");
  hideAll();

  await showEditor("pro");
  await userEvent.click(button("Start fresh"));
  await expect.element(page.getByText("Your preview will appear here after you add a photo")).toBeVisible();
  await expect.element(page.getByText("2 photos discarded")).toBeVisible();
  hideAll();

  await showEditor("pro");
  await expect.poll(async () => (await openDatabase()).count("works")).toBe(0);
  expect(await (await openDatabase()).count("photos")).toBe(0);
  await expect.element(restore(2)).not.toBeInTheDocument();
});

test("starting fresh can be undone, also after another tab has looked for photos", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await stored(2, "A");
  hideAll();

  await showEditor("pro");
  await userEvent.click(button("Start fresh"));
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  const [work] = await (await openDatabase()).getAll("works");
  expect(await findEarlierWork(work?.user ?? "")).toBeNull();
  await userEvent.click(undo);
  await userEvent.click(restore(2));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg"]);
});

test("photos that were added before pressing Restore stay, and nothing is offered twice", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await stored(2, "A");
  hideAll();

  await showEditor("pro");
  await expect.element(restore(2)).toBeVisible();
  await choose(await plainPhoto("c.jpg", "blue"));
  await userEvent.fill(field("Location"), "Lisbon");
  await stored(3, "C");
  await userEvent.click(restore(2));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  expect(shownName()).toBe("c.jpg");
  await expect.element(field("Location")).toHaveValue("Lisbon");
  await expect.poll(async () => (await openDatabase()).count("works")).toBe(1);
  await stored(3, "C");
  hideAll();

  await showEditor("pro");
  await userEvent.click(restore(3));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
});

test("photos of two earlier tabs are restored one after the other", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"));
  await stored(1, "A");
  hideAll();
  await showEditor("pro");
  await expect.element(button("Restore 1 photo")).toBeVisible();
  await choose(await plainPhoto("b.jpg", "green"), await plainPhoto("c.jpg", "blue"));
  await stored(3, "C");
  hideAll();

  await showEditor("pro");
  await userEvent.click(restore(2));
  await userEvent.click(button("Restore 1 photo"));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
});

test("photos that cannot be found are offered again, and none is forgotten", async () => {
  const folder = await navigator.storage.getDirectory();
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await stored(2, "A");
  hideAll();
  const db = await openDatabase();
  const handle = await folder.getFileHandle("unplugged.jpg", { create: true });
  for (const photo of await db.getAll("photos")) await db.put("photos", { ...photo, source: handle });
  await folder.removeEntry("unplugged.jpg");

  await showEditor("pro");
  await userEvent.click(restore(2));
  await expect.element(page.getByText("Couldn’t find your photos.", { exact: false })).toBeVisible();
  await expect.element(restore(2)).toBeEnabled();
  expect(await db.count("photos")).toBe(2);
});

test("a photo that cannot be found gets its texts back when its file is added, also at a later visit", async () => {
  const lost = await plainPhoto("b.jpg", "green");
  const lostRow = page.getByRole("listitem").filter({ hasText: "“b.jpg” couldn’t be kept. Add it again." });
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), lost);
  await userEvent.click(button("b.jpg"));
  await userEvent.fill(field("Subject name"), "Typed by hand");
  await stored(2, "Typed by hand");
  hideAll();
  const db = await openDatabase();
  for (const photo of await db.getAll("photos"))
    if (photo.bytes === lost.size) await db.put("photos", { ...photo, source: null });

  await showEditor("pro");
  await userEvent.click(restore(2));
  await expect.poll(thumbnailNames).toEqual(["a.jpg"]);
  await expect.element(lostRow).toBeVisible();
  await expect.poll(async () => (await db.getAll("works"))[0]?.lost?.length).toBe(1);
  hideAll();

  await showEditor("pro");
  await userEvent.click(button("Restore 1 photo"));
  await expect.element(lostRow).toBeVisible();
  await choose(lost);
  await userEvent.click(button("b.jpg"));
  await expect.element(field("Subject name")).toHaveValue("Typed by hand");
  await expect.element(lostRow).not.toBeInTheDocument();
  await expect.poll(async () => (await db.getAll("works"))[0]?.lost?.length).toBe(0);
});

test("several selected photos are selected again", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"), await plainPhoto("c.jpg", "blue"));
  await userEvent.click(button("b.jpg"), { modifiers: ["Shift"] });
  await stored(3, "A");
  const db = await openDatabase();
  await expect.poll(async () => (await db.getAll("works"))[0]?.marked.length).toBe(2);
  hideAll();

  await showEditor("pro");
  await userEvent.click(restore(3));
  await expect.element(button("b.jpg")).toHaveAttribute("aria-pressed", "true");
  expect(document.querySelectorAll("[aria-label=Thumbnails] [aria-pressed=true]")).toHaveLength(2);
});

test("with the quota used up, a message says so once, editing goes on, and leaving the page asks first", async () => {
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (this.transaction.db.name === "matte-recovery") throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value);
  });
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => [full, logged].forEach((spy) => spy.mockRestore()));
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  const message = page.getByText("There’s no space to keep all photos for the next visit.", { exact: false });
  await expect.element(message).toBeVisible();
  await userEvent.click(button("b.jpg"));
  await userEvent.fill(field("Subject name"), "Typed by hand");
  expect(shownName()).toBe("b.jpg");
  expect(asksBeforeLeaving()).toBe(true);
  expect(message.elements()).toHaveLength(1);
});

test("photos whose storage the browser evicted are not offered, and new ones are kept", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await stored(2, "A");
  hideAll();
  const db = await openDatabase();
  await Promise.all([db.clear("works"), db.clear("photos")]);

  await showEditor("pro");
  await expect.element(page.getByText("Your preview will appear here after you add a photo")).toBeVisible();
  await choose(await plainPhoto("c.jpg", "blue"));
  await stored(1, "C");
});

test("where the browser stores nothing, a message says so once, and leaving the page asks first", async () => {
  const refused = vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("refused", "SecurityError"));
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  const message = page.getByText("This browser can’t keep your photos for the next visit.", { exact: false });
  await expect.element(message).toBeVisible();
  await userEvent.click(button("b.jpg"));
  expect(thumbnailNames()).toEqual(["a.jpg", "b.jpg"]);
  expect(asksBeforeLeaving()).toBe(true);
  expect(message.elements()).toHaveLength(1);
  expect([refused.mock.calls.length > 0, logged.mock.calls.length > 0]).toEqual([true, true]);
});

test("leaving the page asks first while photos are loading, because only loaded ones are kept", async () => {
  await showEditor("pro");
  const photos = await Promise.all(Array.from({ length: 8 }, (_, at) => plainPhoto(`${at}.jpg`, "red")));
  drop(...photos);
  await expect.poll(asksBeforeLeaving).toBe(true);
  await expect.poll(thumbnailNames).toHaveLength(8);
  await expect.poll(asksBeforeLeaving).toBe(false);
});
