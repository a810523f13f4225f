import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pixelsOf } from "#domain/photos/testing/fixtures.ts";
import { openDatabase } from "#domain/recovery/database.ts";
import { hideAll } from "#ui/testing.tsx";
import { button, preview, renamed, startClean } from "../testing/controls.ts";
import { catchDownloads, choose, plainPhoto, showEditor, thumbnailNames } from "../testing/show-editor.tsx";
import "./TogetherSection.tsx";

startClean();

const method = () => page.getByRole("status", { name: "Export method" });
const gap = () => page.getByRole("spinbutton", { name: "Gap, percent" });

const order = (): readonly (string | null)[] =>
  [...document.querySelectorAll("ol[aria-label='Photos in this frame'] button")].map((item) => item.ariaLabel);

async function decodedPixels(file: Blob): Promise<ImageData["data"]> {
  return pixelsOf(await createImageBitmap(file)).data;
}

async function frameTogether(...files: File[]): Promise<void> {
  await choose(...files);
  await userEvent.keyboard("{Control>}a{/Control}t");
  await expect.element(button("Separate")).toBeVisible();
}

test("two photos become one, which is arranged, exported without loss and taken apart again", async () => {
  const downloads = catchDownloads();
  await showEditor("pro");
  const [a, b] = await Promise.all([renamed("sampling-422", "a.jpg"), renamed("sampling-422", "b.jpg")]);
  await frameTogether(a, b);
  await expect.poll(thumbnailNames).toEqual(["a-together.jpeg"]);
  expect(order()).toEqual(["a.jpg", "b.jpg"]);

  await userEvent.click(page.getByRole("radio", { name: "Column" }));
  await expect.element(page.getByRole("radio", { name: "Column" })).toBeChecked();
  await userEvent.fill(gap(), "8");
  await userEvent.keyboard("{Enter}");
  button("b.jpg").element().focus();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await expect.poll(order).toEqual(["b.jpg", "a.jpg"]);
  await expect.poll(thumbnailNames).toEqual(["b-together.jpeg"]);
  await expect.element(gap()).toHaveValue("8");
  await expect.element(preview()).toBeVisible();
  await expect.element(method()).toHaveTextContent(/^Lossless JPEG$/);

  await userEvent.click(button("Export"));
  await expect.poll(() => downloads.length).toBe(1);
  const { name, blob } = await downloads[0]!;
  const unframed = await unframeFile(new File([blob], name));
  const photos = "refusal" in unframed ? [] : (unframed.sheet?.photos ?? []);
  expect(photos).toHaveLength(2);
  const given = await decodedPixels(a);
  for (const photo of photos) expect(await decodedPixels(new Blob([photo]))).toEqual(given);

  await userEvent.click(button("Separate"));
  await expect.poll(thumbnailNames).toEqual(["b.jpg", "a.jpg"]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(thumbnailNames).toEqual(["b-together.jpeg"]);
});

test("photos of different sizes are framed together with the reason, also at the next visit", async () => {
  await showEditor("pro");
  await frameTogether(await plainPhoto("a.jpg", "#204060"), await plainPhoto("b.jpg", "#604020", 300, 240));
  await expect.element(method()).toHaveTextContent("JPEG 95 % (different sizes)");
  const db = await openDatabase();
  await expect.poll(() => db.count("photos")).toBe(3);
  await expect.poll(async () => (await db.getAll("works"))[0]?.photos[0]?.sheet?.photos.length).toBe(2);
  hideAll();

  await showEditor("pro");
  await userEvent.click(button("Restore 1 photo"));
  await expect.poll(thumbnailNames).toEqual(["a-together.png"]);
  await expect.element(method()).toHaveTextContent("JPEG 95 % (different sizes)");
  await userEvent.click(button("Separate"));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg"]);
});
