import { decodeTail, type JpegTail } from "@matte/jpeg";
import { expect, onTestFinished, test, vi } from "vitest";
import type { LoadedPhoto } from "../photos/types.ts";
import { readSource } from "../read/source.ts";
import { drawnAt } from "../shared/canvas.ts";
import { decodeWhole } from "./index.ts";
import { loadPhoto } from "./load.ts";
import { openReducedJpeg, type TailThread } from "./reduced-jpeg.ts";

/** A JPEG with noise, megabytes large and without restart markers. */
async function largeJpeg(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 1200);
  const noise = new ImageData(1600, 1200);
  let state = 1;
  for (let at = 0; at < noise.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise.data[at] = at % 4 === 3 ? 255 : (state >>> 24) / 2 + (at >> 16);
  }
  canvas.getContext("2d")!.putImageData(noise, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
}

/** Does the tail thread's work in the current thread. */
class InlineTailThread implements TailThread {
  joined = 0;
  #tail: JpegTail | null = null;

  begin(...given: Parameters<TailThread["begin"]>): void {
    this.#tail = decodeTail(...given);
  }

  discard(): void {
    this.#tail?.discard();
    this.#tail = null;
  }

  async rest(junction: Parameters<TailThread["rest"]>[0]): ReturnType<TailThread["rest"]> {
    const pixels = this.#tail?.reduce(junction) ?? null;
    if (pixels !== null) this.joined += 1;
    return pixels;
  }
}

function samplesOf({ preview }: LoadedPhoto): Uint8ClampedArray {
  const { width, height } = preview!;
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(preview!, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

test("two threads produce the same preview as one", async () => {
  const file = await largeJpeg();
  expect(file.size).toBeGreaterThan(1.2 * 2 ** 20);
  const thread = new InlineTailThread();
  const byTwo = await loadPhoto(file, 350, false, thread);
  expect(thread.joined).toBe(1);
  const byOne = await loadPhoto(file, 350);
  expect(byTwo.facts).toEqual(byOne.facts);
  expect(samplesOf(byTwo)).toEqual(samplesOf(byOne));
});

test("the preview is the same if the tail thread returns nothing", async () => {
  const file = await largeJpeg();
  const none: TailThread = { begin: () => undefined, rest: async () => null, discard: () => undefined };
  expect(samplesOf(await loadPhoto(file, 350, false, none))).toEqual(samplesOf(await loadPhoto(file, 350)));
});

test("the browser decodes at a reduced size what the kernel calls damaged", async () => {
  const bytes = new Uint8Array(await (await largeJpeg()).arrayBuffer());
  // Bytes after the last MCU, skipped by decoders.
  const padded = new Blob([bytes.subarray(0, -2), new Uint8Array(40).fill(0x55), bytes.subarray(-2)]);
  const decoder = vi.spyOn(globalThis, "ImageDecoder");
  onTestFinished(() => decoder.mockRestore());
  const { facts, preview } = await loadPhoto(padded, 350);
  expect(decoder).toHaveBeenCalledOnce();
  expect(facts.size).toEqual({ width: 1600, height: 1200 });
  expect(preview).toMatchObject({ width: 350 });
});

test("a tail that was begun is discarded if the upper part cannot be decoded", async () => {
  const bytes = new Uint8Array(await (await largeJpeg()).arrayBuffer());
  // Ones, stuffed: no Huffman code has so many.
  for (let at = 0; at < 200; at += 1) bytes[Math.round(0.2 * bytes.length) + at] = at % 2 === 0 ? 0xff : 0x00;
  const calls: string[] = [];
  const thread: TailThread = {
    begin: () => void calls.push("begin"),
    rest: async () => null,
    discard: () => void calls.push("discard"),
  };
  await loadPhoto(new Blob([bytes]), 350, false, thread);
  expect(calls).toEqual(["begin", "discard"]);
});

async function fixture(name: string): Promise<Blob> {
  return (await fetch(`/test-photos/${name}`)).blob();
}

/** A fixture's reduced decode, and all its pixels by the browser. */
async function bothDecodes(name: string): Promise<readonly [reduced: ImageBitmap | null, whole: ImageBitmap]> {
  const file = await fixture(name);
  const source = await readSource(file);
  const { facts } = await loadPhoto(file, 0);
  const decode = await openReducedJpeg(source, { width: facts.size.width >> 3, height: facts.size.height >> 3 }, null);
  return [decode && (await decode()), await decodeWhole(file, facts)];
}

const SMALL = { width: 60, height: 60 };

/** Two pictures' mean difference in Display P3, in levels. */
function differenceOf(one: ImageBitmap, other: ImageBitmap): number {
  const [a, b] = [one, other].map((picture) => {
    const context = drawnAt(picture, SMALL, true).getContext("2d")!;
    return context.getImageData(0, 0, SMALL.width, SMALL.height, { colorSpace: "display-p3" }).data;
  });
  return a!.reduce((sum, level, at) => sum + Math.abs(level - b![at]!), 0) / a!.length;
}

test.each(["plain", ...[2, 3, 4, 5, 6, 7, 8].map((orientation) => `orientation-${orientation}`), "iphone-15-pro"])(
  "a reduced decode of %s is upright and in its own colours",
  async (name) => {
    const [reduced, whole] = await bothDecodes(name);
    expect(reduced!.width).toBeLessThan(whole.width / 3);
    expect(differenceOf(reduced!, whole)).toBeLessThan(4);
  },
);

test("a photo in other colours than a canvas's is left to the browser", async () => {
  const [reduced] = await bothDecodes("adobe-rgb");
  expect(reduced).toBeNull();
});

test("a CMYK photo without a profile is not left to the browser", async () => {
  const decoder = vi.spyOn(globalThis, "ImageDecoder");
  onTestFinished(() => decoder.mockRestore());
  const { facts, preview } = await loadPhoto(await fixture("cmyk"), 60);
  expect(decoder).not.toHaveBeenCalled();
  expect(facts.lossless).toMatchObject({ fallbackReason: "cmyk" });
  expect(Math.max(preview!.width, preview!.height)).toBe(60);
});
