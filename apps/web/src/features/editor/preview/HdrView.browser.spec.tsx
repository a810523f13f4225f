import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hdrPhoto } from "../../../../../../tools/photos/hdr/index.ts";
import { hdrHeic } from "../../../../../../tools/photos/heif/hdr.ts";
import { startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();
afterEach(() => void vi.restoreAllMocks());

const badge = () => page.getByText("HDR", { exact: true });
const toggle = () => page.getByRole("button", { name: "Show the photo in HDR" });

async function chooseHdrPhoto(): Promise<void> {
  const bytes = hdrPhoto("pixel", { width: 640, height: 448 });
  await choose(new File([bytes], "hdr.jpg", { type: "image/jpeg" }));
}

function onHdrScreen(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    real(query === "(dynamic-range: high)" ? "(min-width: 0)" : query),
  );
}

test("a photo with a gain map has a badge, and no button on a screen without HDR", async () => {
  await showEditor("pro");
  await chooseHdrPhoto();
  await expect.element(badge()).toBeVisible();
  expect(toggle().elements()).toHaveLength(0);
});

test("a photo without a gain map has no badge", async () => {
  onHdrScreen();
  await showEditor("pro");
  await choose(await plainPhoto("harbour.jpg", "#c01020"));
  expect(badge().elements()).toHaveLength(0);
});

test("on an HDR screen the badge shows the photo’s file at its place in the preview", async () => {
  onHdrScreen();
  await showEditor("pro");
  await chooseHdrPhoto();
  await userEvent.click(toggle());
  await expect.element(toggle()).toHaveAttribute("aria-pressed", "true");
  const picture = document.querySelector(".editor-own-picture")!.getBoundingClientRect();
  const canvas = document.querySelector(".editor-canvas")!.getBoundingClientRect();
  expect(Math.abs(picture.left - canvas.left - (canvas.right - picture.right))).toBeLessThan(2);
  expect(picture.width / picture.height).toBeCloseTo(640 / 448, 1);
  expect(picture.width).toBeGreaterThan(0.8 * canvas.width);
  expect(picture.top).toBeGreaterThan(canvas.top);
  await userEvent.click(toggle());
  expect(document.querySelector(".editor-own-picture")).toBeNull();
});

test("the badge of a photo that the browser does not decode stops being a button when it is pressed", async () => {
  onHdrScreen();
  await showEditor("pro");
  await choose(new File([hdrHeic({ form: "apple" })], "hdr.heic", { type: "image/heic" }));
  await userEvent.click(toggle());
  await expect.element(toggle()).not.toBeInTheDocument();
  await expect.element(badge()).toBeVisible();
  expect(document.querySelector(".editor-own-picture")).toBeNull();
});
