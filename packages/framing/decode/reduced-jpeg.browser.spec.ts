import { decodeTail, type JpegTail } from "@matte/codecs";
import { expect, onTestFinished, test, vi } from "vitest";
import type { LoadedPhoto } from "../photos/types.ts";
import { loadPhoto } from "./load.ts";
import type { TailThread } from "./reduced-jpeg.ts";

/** A JPEG of noise, megabytes large and without restart markers. */
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

/** The thread's work in this one. */
class OwnThread implements TailThread {
  joined = 0;
  #tail: JpegTail | null = null;

  begin(...given: Parameters<TailThread["begin"]>): void {
    this.#tail = decodeTail(...given);
  }

  discard(): void {
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

test("two threads make the preview of one", async () => {
  const file = await largeJpeg();
  expect(file.size).toBeGreaterThan(1.2 * 2 ** 20);
  const thread = new OwnThread();
  const byTwo = await loadPhoto(file, 350, false, thread);
  expect(thread.joined).toBe(1);
  const byOne = await loadPhoto(file, 350);
  expect(byTwo.facts).toEqual(byOne.facts);
  expect(samplesOf(byTwo)).toEqual(samplesOf(byOne));
});

test("a thread that has nothing changes nothing", async () => {
  const file = await largeJpeg();
  const none: TailThread = { begin: () => undefined, rest: async () => null, discard: () => undefined };
  expect(samplesOf(await loadPhoto(file, 350, false, none))).toEqual(samplesOf(await loadPhoto(file, 350)));
});

test("the browser decodes at a reduced size what the kernel calls damaged", async () => {
  const bytes = new Uint8Array(await (await largeJpeg()).arrayBuffer());
  // Bytes after the last MCU, which decoders skip.
  const padded = new Blob([bytes.subarray(0, -2), new Uint8Array(40).fill(0x55), bytes.subarray(-2)]);
  const decoder = vi.spyOn(globalThis, "ImageDecoder");
  onTestFinished(() => decoder.mockRestore());
  const { facts, preview } = await loadPhoto(padded, 350);
  expect(decoder).toHaveBeenCalledOnce();
  expect(facts.size).toEqual({ width: 1600, height: 1200 });
  expect(preview).toMatchObject({ width: 350 });
});
