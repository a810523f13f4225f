import type { MetadataFont } from "@matte/engine";
import { expect, test } from "vitest";
import type { Drawing } from "./testing/draw.worker.ts";
import drawWorker from "./testing/draw.worker.ts?worker&url";

/** Draws texts in a new worker. @returns the last one's pixels */
async function lastDrawn(...drawings: readonly Drawing[]): Promise<Uint8ClampedArray> {
  const worker = new Worker(drawWorker, { type: "module" });
  let pixels = new Uint8ClampedArray();
  for (const drawing of drawings) {
    const answer = new Promise<Uint8ClampedArray<ArrayBuffer>>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Uint8ClampedArray<ArrayBuffer>>) => resolve(data), {
        once: true,
      });
    });
    worker.postMessage(drawing);
    pixels = await answer;
  }
  worker.terminate();
  return pixels;
}

const LATIN = "Groynes, 1/250 s";

test.each([
  ["Inter", "Θεσσαλονίκη"],
  ["Inter", "Łódź, Škofja Loka, Győr"],
  ["Inter", "Утро"],
  ["Roboto", "Θεσσαλονίκη"],
  ["Open Sans", "Łódź, Θεσσαλονίκη, Утро"],
  ["Lora", "Łódź"],
] satisfies [MetadataFont, string][])("%s draws %j alike first and after a Latin text", async (family, text) => {
  const alone = await lastDrawn({ family, text });
  const afterLatin = await lastDrawn({ family, text: LATIN }, { family, text });
  const afterMixed = await lastDrawn({ family, text: LATIN }, { family, text: `${LATIN} ${text}` }, { family, text });
  expect(alone.some((value) => value > 0)).toBe(true);
  expect(afterLatin).toEqual(alone);
  expect(afterMixed).toEqual(alone);
});

test.each(["Ł", "ẵ", "Łẵ", "Утро ẵ Ł"])(
  "Inter draws a text of two overlapping faces alike after %j",
  async (earlier) => {
    const drawing: Drawing = { family: "Inter", text: "Đà Nẵng, Đ" };
    const alone = await lastDrawn(drawing);
    expect(await lastDrawn({ family: "Inter", text: earlier }, drawing)).toEqual(alone);
  },
);
