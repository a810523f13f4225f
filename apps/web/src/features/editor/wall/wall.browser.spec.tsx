import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { catchDownloads, choose, plainPhoto, showEditor, shownName, thumbnailNames } from "../testing/show-editor.tsx";
// Loaded with the spec: no test waits for the mode's code.
import "./WallView.tsx";

startClean();

const wall = () => page.getByRole("list", { name: "Wall" });

function works(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("ol[aria-label=Wall] [data-photo]")];
}

const names = (): readonly (string | null)[] => works().map(({ ariaLabel }) => ariaLabel);

function work(name: string): HTMLElement {
  const found = works().find(({ ariaLabel }) => ariaLabel === name);
  if (found === undefined) throw new Error(`${name} does not hang`);
  return found;
}

/** One of 300 × 200, one upright, one twice as large. */
async function hangThree(plan: "free" | "pro" = "pro"): Promise<void> {
  await showEditor(plan);
  await choose(
    await plainPhoto("a.png", "#c01020"),
    await plainPhoto("b.png", "#20c010", 200, 300),
    await plainPhoto("c.png", "#1020c0", 600, 400),
  );
  await openWall(3);
}

async function openWall(count: number): Promise<void> {
  await userEvent.click(button("Wall view"));
  await expect.element(wall()).toBeVisible();
  await expect.poll(() => works().length).toBe(count);
  await expect
    .poll(() => works().every((hung) => hung.querySelector("canvas")?.dataset["drawn"] === "true"))
    .toBe(true);
}

interface Pointer {
  readonly pointerType: "mouse" | "touch";
  readonly x: number;
  readonly y: number;
}

function send(type: string, target: Element, { pointerType, x, y }: Pointer): void {
  const init = { pointerId: 1, pointerType, clientX: x, clientY: y, button: 0, isPrimary: true };
  target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, cancelable: true }));
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves a pointer from one work to another and stays pressed. */
async function carry(name: string, to: string, pointerType: Pointer["pointerType"] = "mouse"): Promise<Pointer> {
  const room = document.querySelector(".wall-room")!;
  const [from, target] = [middleOf(work(name)), middleOf(work(to))];
  send("pointerdown", work(name), { pointerType, ...from });
  if (pointerType === "touch") await expect.poll(() => work(name).parentElement?.dataset["held"]).toBe("true");
  const end = { pointerType, x: target.x + Math.sign(target.x - from.x) * 8, y: from.y };
  send("pointermove", room, { ...end, x: (from.x + end.x) / 2 });
  send("pointermove", room, end);
  await nextFrame();
  await nextFrame();
  return end;
}

async function drop(end: Pointer): Promise<void> {
  send("pointerup", document.querySelector(".wall-room")!, end);
  await nextFrame();
}

test("framed photos hang at one scale on one centre line, and Export sleeps meanwhile", async () => {
  await hangThree();
  const [a, b, c] = ["a.png", "b.png", "c.png"].map((name) => work(name).getBoundingClientRect());
  expect(c!.width / a!.width).toBeCloseTo(2, 1);
  expect(b!.height / a!.width).toBeCloseTo(1, 1);
  for (const box of [b, c]) expect(box!.top + box!.height / 2).toBeCloseTo(a!.top + a!.height / 2, 0);
  expect(b!.left - a!.right).toBeCloseTo(c!.left - b!.right, 0);
  await expect.element(page.getByText("3 photos, one scale")).toBeVisible();
  expect(document.querySelector<HTMLButtonElement>(".export-split button")?.disabled).toBe(true);
  await userEvent.click(button("Black wall"));
  const colour = (): string => getComputedStyle(document.querySelector(".wall-room")!).backgroundColor;
  await expect.poll(colour).toBe("rgb(25, 25, 25)");
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Export")).toBeEnabled();
});

test("arrows choose, Alt with arrows moves and says where, and undo moves back", async () => {
  await hangThree();
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("a.png");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("b.png");
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await expect.poll(names).toEqual(["a.png", "c.png", "b.png"]);
  await expect.element(page.getByText("b.png is now 3 of 3")).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("b.png");
  await userEvent.keyboard("{Home}");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("a.png");
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.poll(() => works().filter(({ ariaPressed }) => ariaPressed === "true").length).toBe(2);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(names).toEqual(["a.png", "b.png", "c.png"]);
  await userEvent.keyboard("{Control>}y{/Control}w");
  await expect.poll(thumbnailNames).toEqual(["a.png", "c.png", "b.png"]);
});

test("Enter and a double click open a photo, and Escape returns to the one shown before", async () => {
  await hangThree();
  await userEvent.click(work("b.png"));
  await expect.poll(() => work("b.png").ariaCurrent).toBe("true");
  await userEvent.keyboard("{Escape}");
  await expect.poll(shownName).toBe("a.png");
  await openWall(3);
  await userEvent.dblClick(work("c.png"));
  await expect.poll(shownName).toBe("c.png");
  await expect.element(wall()).not.toBeInTheDocument();
  await openWall(3);
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("c.png");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => document.activeElement?.ariaLabel).toBe("b.png");
  await userEvent.keyboard("{Enter}");
  await expect.poll(shownName).toBe("b.png");
});

test("a dragged work moves the others aside, Escape puts it back, and a drop is one step of undo", async () => {
  await hangThree();
  const before = work("b.png").getBoundingClientRect().left;
  await carry("a.png", "b.png");
  await expect.poll(() => work("b.png").getBoundingClientRect().left).toBeLessThan(before);
  expect(names()).toEqual(["a.png", "b.png", "c.png"]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => work("b.png").getBoundingClientRect().left).toBeCloseTo(before, 0);
  await expect.element(wall()).toBeVisible();

  await drop(await carry("a.png", "c.png"));
  await expect.poll(names).toEqual(["b.png", "c.png", "a.png"]);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(names).toEqual(["a.png", "b.png", "c.png"]);
});

test("a finger that holds a work drags it, and one that moves at once does not", async () => {
  await hangThree();
  await drop(await carry("c.png", "a.png", "touch"));
  await expect.poll(names).toEqual(["c.png", "a.png", "b.png"]);
  const [from, room] = [middleOf(work("a.png")), document.querySelector(".wall-room")!];
  send("pointerdown", work("a.png"), { pointerType: "touch", ...from });
  send("pointermove", room, { pointerType: "touch", x: from.x + 60, y: from.y });
  send("pointerup", room, { pointerType: "touch", x: from.x + 300, y: from.y });
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(names()).toEqual(["c.png", "a.png", "b.png"]);
  expect(document.querySelector("[data-held]")).toBeNull();
});

test("the wall is zoomed by wheel, keys and buttons, and panned by the wheel", async () => {
  await hangThree();
  const room = document.querySelector(".wall-room")!;
  const width = (): number => work("a.png").getBoundingClientRect().width;
  const first = width();
  await userEvent.click(button("Zoom in"));
  await expect.poll(width).toBeGreaterThan(first * 1.1);
  await userEvent.keyboard("0");
  await expect.poll(width).toBeCloseTo(first, 0);
  const { x, y } = middleOf(work("b.png"));
  const wheel = (init: WheelEventInit): void =>
    void room.dispatchEvent(
      new WheelEvent("wheel", { clientX: x, clientY: y, bubbles: true, cancelable: true, ...init }),
    );
  for (let turn = 0; turn < 4; turn += 1) wheel({ deltaY: -60, ctrlKey: true });
  await expect.poll(width).toBeGreaterThan(first * 1.2);
  for (let turn = 0; turn < 9; turn += 1) wheel({ deltaY: -60, ctrlKey: true });
  await expect.poll(() => button("Zoom in").element().ariaDisabled).toBe("true");
  await expect.poll(() => room.scrollWidth).toBeGreaterThan(room.clientWidth);
  const left = room.scrollLeft;
  wheel({ deltaY: 120 });
  await expect.poll(() => room.scrollLeft).toBeGreaterThan(left);
  await userEvent.keyboard("-");
  await expect.poll(() => button("Zoom in").element().ariaDisabled).toBe("false");
});

async function pixelOf(blob: Blob, u: number, v: number): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, -Math.floor(u * bitmap.width), -Math.floor(v * bitmap.height));
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function isNear(colour: readonly number[], wanted: readonly number[]): boolean {
  return colour.every((level, at) => Math.abs(level - wanted[at]!) < 6);
}

test("the wall is exported as one picture of its shape and tone", async () => {
  await hangThree();
  const downloads = catchDownloads();
  await userEvent.click(button("Export the wall"));
  await expect.poll(() => downloads.length).toBe(1);
  const { name, blob } = await downloads[0]!;
  expect(name).toMatch(/^matte-\w{4}-\d{8}-wall\.jpeg$/);
  const { width, height } = await createImageBitmap(blob);
  expect([width, height]).toEqual([3840, 2160]);
  expect(isNear(await pixelOf(blob, 0.01, 0.01), [241, 241, 241])).toBe(true);
  expect(isNear(await pixelOf(blob, 0.01, 0.99), [205, 205, 205])).toBe(true);
  // The upright one is in the middle of three.
  expect(isNear(await pixelOf(blob, 0.35, 0.435), [32, 192, 16])).toBe(true);
  await expect.element(page.getByText("Wall exported")).toBeVisible();

  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shape of the picture" }), "4:5");
  await userEvent.click(button("Black wall"));
  await userEvent.click(button("Export the wall"));
  await expect.poll(() => downloads.length).toBe(2);
  const tall = (await downloads[1]!).blob;
  const size = await createImageBitmap(tall);
  expect([size.width, size.height]).toEqual([3072, 3840]);
  expect(isNear(await pixelOf(tall, 0.01, 0.01), [25, 25, 25])).toBe(true);
});

/** The files of a ZIP without compression, APPNOTE.TXT 6.3.10, 4.3.7 and 4.3.12. */
async function storedFiles(zip: Blob): Promise<readonly File[]> {
  const view = new DataView(await zip.arrayBuffer());
  const files: File[] = [];
  for (let at = 0; at + 46 < view.byteLength; at += 1) {
    if (view.getUint32(at) !== 0x504b0102) continue;
    const [size, nameLength, local] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = new TextDecoder().decode(view.buffer.slice(at + 46, at + 46 + nameLength));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.push(new File([view.buffer.slice(start, start + size)], name));
  }
  return files;
}

test("a carousel has slides that continue each other, and needs Pro", async () => {
  await hangThree();
  const downloads = catchDownloads();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shape of the picture" }), "carousel");
  await userEvent.click(button("Export the wall"));
  await expect.poll(() => downloads.length).toBe(1);
  const { name, blob } = await downloads[0]!;
  expect(name).toMatch(/\.zip$/);
  const files = await storedFiles(blob);
  expect(files.map((file) => file.name.replace(/^matte-\w{4}-\d{8}-/, ""))).toEqual(["wall-1.jpeg", "wall-2.jpeg"]);
  const slides = await Promise.all(files.map((file) => createImageBitmap(file)));
  for (const { width, height } of slides) expect([width, height]).toEqual([1080, 1350]);
  const edges = [await pixelOf(files[0]!, 0.999, 0.435), await pixelOf(files[1]!, 0, 0.435)] as const;
  expect(isNear(...edges)).toBe(true);
});

test("on Free the wall has its one photo, and a carousel offers the upgrade", async () => {
  const { upsell } = await showEditor("free");
  await choose(await plainPhoto("a.png", "#c01020"));
  await openWall(1);
  expect(document.querySelector(".wall-count")?.textContent).toBe("1 photo");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shape of the picture" }), "carousel");
  await userEvent.click(button("Export the wall"));
  await expect.poll(() => upsell.mock.calls.length).toBe(1);
  const downloads = catchDownloads();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shape of the picture" }), "16:9");
  await userEvent.click(button("Export the wall"));
  await expect.poll(() => downloads.length).toBe(1);
});

test("a wall whose last photo is removed says so, and undo hangs it again", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.png", "#c01020"));
  await openWall(1);
  await userEvent.keyboard("{Delete}");
  await expect.element(page.getByText("No photos hang here.")).toBeVisible();
  await expect.element(button("Export the wall")).toBeDisabled();
  await userEvent.click(button("Undo").last());
  await expect.poll(names).toEqual(["a.png"]);
});
