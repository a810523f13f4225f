import { editorWork as texts } from "@matte/messages/editor-work";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { button, preview, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, shownName } from "../testing/show-editor.tsx";
// Loaded with the spec: no test waits for the mode's code.
import "./Cropping.tsx";

startClean();

const PHOTO = { width: 1200, height: 800 };

function slider(name: string): Locator {
  return page.getByRole("slider", { name, exact: true });
}

function grip(name: string): HTMLElement {
  const element = slider(name).element();
  if (!(element instanceof HTMLElement)) throw new Error(`No grip ${name}`);
  return element;
}

/** The crop's size in the bar; empty outside of the mode. */
function figures(): string {
  return document.querySelector(".crop-figures")?.textContent ?? "";
}

function place(): string | null {
  return grip("Crop area").getAttribute("aria-valuetext");
}

function shape(): Locator {
  return page.getByRole("combobox", { name: "Crop shape" });
}

/** CSS pixels per pixel of the photo. */
function scale(): number {
  const [wide, high] = figures().split(" × ").map(Number);
  const { width, height } = grip("Crop area").getBoundingClientRect();
  expect(width / height).toBeCloseTo((wide ?? 0) / (high ?? 1), 1);
  return width / (wide ?? 1);
}

interface Finger {
  readonly id: number;
  readonly target: Element;
  readonly x: number;
  readonly y: number;
}

function send(type: string, { id, target, x, y }: Finger, pointerType: string): void {
  const init = { pointerId: id, pointerType, clientX: x, clientY: y, button: 0, isPrimary: id === 1 };
  target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, cancelable: true }));
}

/** Drags a grip by pixels of the photo. */
async function drag(name: string, x: number, y: number, pointerType = "mouse", last = "pointerup"): Promise<void> {
  const target = grip(name);
  const factor = scale();
  const box = target.getBoundingClientRect();
  const from = { id: 1, target, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const to = { ...from, x: from.x + x * factor, y: from.y + y * factor };
  send("pointerdown", from, pointerType);
  send("pointermove", { ...from, x: from.x + (x * factor) / 2, y: from.y }, pointerType);
  send("pointermove", to, pointerType);
  send(last, to, pointerType);
  await new Promise(requestAnimationFrame);
}

function previewRatio(): number {
  const { width, height } = preview().element().getBoundingClientRect();
  return width / height;
}

/** Black and white columns of 3 px, which are grey in a thumbnail of the whole photo. */
async function stripedPhoto(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#000";
  for (let x = 0; x < width; x += 6) context.fillRect(x, 0, 3, height);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

/** Difference between the lightest and the darkest pixel in the middle of the list's first thumbnail. */
function thumbnailContrast(): number {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas.thumbnail-frame[data-drawn=true]");
  const context = canvas?.getContext("2d");
  if (canvas == null || context == null) return 0;
  const [width, height] = [canvas.width >> 1, canvas.height >> 1];
  const { data } = context.getImageData(width >> 1, height >> 1, width, height);
  const greens = data.filter((_, at) => at % 4 === 1);
  return Math.max(...greens) - Math.min(...greens);
}

async function openCrop(...photos: readonly (string | File)[]): Promise<void> {
  await showEditor("pro");
  const { width, height } = PHOTO;
  const files = photos.length === 0 ? ["harbour.jpg"] : photos;
  const made = files.map((photo) =>
    typeof photo === "string" ? plainPhoto(photo, "#c01020", width, height) : Promise.resolve(photo),
  );
  await choose(...(await Promise.all(made)));
  await expect.element(preview()).toBeVisible();
  // A synthetic pointer cannot be captured.
  vi.spyOn(HTMLElement.prototype, "setPointerCapture").mockImplementation(() => undefined);
  await userEvent.keyboard("c");
  await expect.element(slider("Crop area")).toHaveFocus();
  await expect.poll(figures).toBe("1200 × 800");
}

describe("with a mouse", () => {
  beforeEach(() => openCrop());

  test("a corner and an edge resize the crop, its inside moves it, and the figures follow", async () => {
    await drag("Bottom right corner", -200, -100);
    expect(figures()).toBe("1000 × 700");
    await drag("Left edge", 100, 50);
    expect(figures()).toBe("900 × 700");
    await drag("Crop area", 50, 2000);
    expect(place()).toBe("900 × 700 px, 150 px from the left, 100 px from the top");
  });

  test("a drag that the system cancels leaves the crop as it was", async () => {
    await drag("Bottom right corner", -200, -100, "touch", "pointercancel");
    expect(figures()).toBe("1200 × 800");
  });

  test("a shape fixes the ratio, and a turn turns photo, crop and shape", async () => {
    await userEvent.selectOptions(shape(), "4:5");
    expect(figures()).toBe("640 × 800");
    await drag("Bottom right corner", -128, -160);
    expect(figures()).toBe("512 × 640");
    await userEvent.click(button("Rotate right"));
    expect(figures()).toBe("640 × 512");
    await expect.element(shape()).toHaveValue("5:4");
    await userEvent.click(button("Rotate left"));
    expect(place()).toBe("512 × 640 px, 280 px from the left, 0 px from the top");
  });

  test("Mirror exchanges left and right, and Reset crop shows the whole photo again", async () => {
    await drag("Left edge", 300, 0);
    expect(place()).toBe("900 × 800 px, 300 px from the left, 0 px from the top");
    await userEvent.click(button("Mirror"));
    expect(place()).toBe("900 × 800 px, 0 px from the left, 0 px from the top");
    await userEvent.click(button("Reset crop"));
    expect(place()).toBe("1200 × 800 px, 0 px from the left, 0 px from the top");
    await expect.element(button("Reset crop")).toBeDisabled();
  });

  test("a straightened photo has the largest crop inside, and near 0 degrees the thumb snaps to 0", async () => {
    const straighten = slider("Straighten");
    await userEvent.fill(straighten, "5");
    const [width = 0, height = 0] = figures().split(" × ").map(Number);
    expect(width).toBeLessThan(1120);
    expect(width / height).toBeCloseTo(1.5, 1);
    straighten.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await userEvent.fill(straighten, "0.2");
    await expect.element(straighten).toHaveValue("0");
    expect(figures()).toBe("1200 × 800");
    straighten.element().dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    await userEvent.fill(straighten, "0.2");
    await expect.element(straighten).toHaveValue("0.2");
  });
});

describe("with fingers", () => {
  beforeEach(() => openCrop());

  test("every handle is at least 44 pixels wide and high", () => {
    for (const name of ["Top left corner", "Top edge", "Right edge", "Bottom right corner"]) {
      const { width, height } = grip(name).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("two fingers resize the crop around them and move it", async () => {
    const target = grip("Crop area");
    const factor = scale();
    const { x, y } = target.getBoundingClientRect();
    const finger = (id: number, across: number, down: number): Finger => ({
      id,
      target,
      x: x + across * factor,
      y: y + down * factor,
    });
    send("pointerdown", finger(1, 400, 400), "touch");
    send("pointerdown", finger(2, 800, 400), "touch");
    send("pointermove", finger(1, 500, 400), "touch");
    send("pointermove", finger(2, 700, 400), "touch");
    await expect.poll(place).toBe("600 × 400 px, 300 px from the left, 200 px from the top");
    send("pointermove", finger(1, 600, 450), "touch");
    send("pointermove", finger(2, 800, 450), "touch");
    await expect.poll(place).toBe("600 × 400 px, 400 px from the left, 250 px from the top");
    send("pointerup", finger(2, 800, 450), "touch");
    send("pointermove", finger(1, 100, 100), "touch");
    send("pointerup", finger(1, 100, 100), "touch");
    expect(place()).toBe("600 × 400 px, 400 px from the left, 250 px from the top");
  });
});

describe("with the keyboard", () => {
  beforeEach(() => openCrop());

  test("arrow keys move a handle and the crop, by 1 px and with Shift by 10 px", async () => {
    grip("Bottom right corner").focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowUp}{/Shift}{ArrowLeft}");
    expect(figures()).toBe("1189 × 790");
    grip("Crop area").focus();
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
    expect(place()).toBe("1189 × 790 px, 1 px from the left, 10 px from the top");
    await expect.element(page.getByText("1189 × 790 px, 1 px from the left, 10 px from the top")).toBeInTheDocument();
  });

  test("arrow keys in the slider turn the photo, not the crop", async () => {
    (slider("Straighten").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(slider("Straighten")).toHaveValue("0.1");
  });

  test("undo and redo go through the steps of the crop alone", async () => {
    await userEvent.click(button("Rotate right"));
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(figures()).toBe("1200 × 800");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(figures()).toBe("800 × 1200");
    await expect.element(button("Undo")).toBeDisabled();
  });

  test("Escape leaves the photo as it was, and the focus returns to the button", async () => {
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await userEvent.keyboard("{Escape}");
    await expect.poll(figures).toBe("");
    await expect.element(button("Crop")).toHaveFocus();
    await expect.element(button("Undo")).toBeEnabled();
    await userEvent.keyboard("c");
    await expect.poll(figures).toBe("1200 × 800");
  });

  test("Enter takes the crop as one step, which undo takes back", async () => {
    await userEvent.selectOptions(shape(), "1:1");
    grip("Crop area").focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect.poll(figures).toBe("");
    await expect.poll(previewRatio).toBeLessThan(1.1);
    await userEvent.keyboard("c");
    await expect.poll(place).toBe("800 × 800 px, 201 px from the left, 0 px from the top");
    await expect.element(shape()).toHaveValue("1:1");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(button("Undo"));
    await userEvent.click(button("Crop"));
    await expect.poll(figures).toBe("1200 × 800");
  });

  test("Enter on a button presses the button", async () => {
    (button("Mirror").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Reset crop")).toBeEnabled();
  });
});

test("the settings and the export sleep meanwhile", async () => {
  await openCrop();
  expect(document.querySelector(".editor-settings")?.hasAttribute("inert")).toBe(true);
  await userEvent.click(button("Done"));
  expect(document.querySelector(".editor-settings")?.hasAttribute("inert")).toBe(false);
  await expect.element(preview()).toBeVisible();
});

test("Copy crop copies the crop as it is drawn, for other photos", async () => {
  await openCrop("a.jpg", "b.jpg");
  await drag("Left edge", 200, 0);
  await userEvent.click(button("Copy crop"));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(button("Next"));
  const list = page.getByRole("complementary", { name: "Photos", exact: true });
  await userEvent.click(list.getByRole("button", { name: texts.menu }));
  await userEvent.click(page.getByRole("menuitem", { name: texts.crop.paste }));
  await userEvent.click(button("Crop"));
  await expect.poll(figures).toBe("1000 × 800");
});

test("the thumbnail of a tight crop shows the photo's own pixels", async () => {
  const { width, height } = PHOTO;
  await openCrop(await stripedPhoto("harbour.png", width, height));
  await drag("Left edge", width - 36, 0);
  await drag("Top edge", 0, height - 36);
  await userEvent.click(button("Done"));
  await expect.poll(thumbnailContrast).toBeGreaterThan(200);
});

test("a window that becomes narrow keeps the draft", async () => {
  await openCrop();
  await drag("Left edge", 200, 0);
  await page.viewport(390, 844);
  await expect.element(page.getByRole("dialog", { name: "Crop" })).toBeVisible();
  await expect.poll(figures).toBe("1000 × 800");
  await page.viewport(1440, 900);
  await expect.poll(() => document.querySelector("section.crop-mode")).not.toBeNull();
  await userEvent.keyboard("{Escape}{c}");
  await expect.poll(figures).toBe("1200 × 800");
});

test("a photo that is left for another one keeps its crop, and the other one is cropped next", async () => {
  await openCrop("a.jpg", "b.jpg");
  await drag("Left edge", 200, 0);
  await userEvent.click(button("Next"));
  expect(shownName()).toContain("b.jpg");
  await expect.poll(figures).toBe("1200 × 800");
  await userEvent.click(button("Previous"));
  await expect.poll(figures).toBe("1000 × 800");
});

test("on a phone the mode is a page of its own, which Done and Escape leave", async () => {
  await openCrop();
  await page.viewport(390, 844);
  const dialog = page.getByRole("dialog", { name: "Crop" });
  await expect.element(dialog).toBeVisible();
  const { width, height } = dialog.element().getBoundingClientRect();
  expect([width, height]).toEqual([390, 844]);
  for (const name of ["Cancel", "Done", "Copy crop", "Reset crop"]) await expect.element(button(name)).toBeVisible();
  await expect.element(shape()).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(button("More"));
  await userEvent.click(page.getByRole("menuitem", { name: "Crop" }));
  await expect.element(dialog).toBeVisible();
  await userEvent.click(button("Done"));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("More")).toHaveFocus();
});
