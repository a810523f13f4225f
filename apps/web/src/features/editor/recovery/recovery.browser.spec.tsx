import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDatabase } from "#domain/recovery/database.ts";
import { hideAll } from "#ui/testing.tsx";
import { button, field, preview, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, shownName, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

const restore = (count: number) => button(`Restore ${count} photos`);

/** Waits until the photos of the page and a subject are stored. */
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
  await expect.poll(async () => (await openDatabase()).count("works")).toBe(0);
  expect(await (await openDatabase()).count("photos")).toBe(0);
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
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
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
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(message.elements()).toHaveLength(1);
  expect([refused.mock.calls.length > 0, logged.mock.calls.length > 0]).toEqual([true, true]);
});
