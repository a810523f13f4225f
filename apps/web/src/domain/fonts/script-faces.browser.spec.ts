import { type MetadataFont, scriptFamilies } from "@matte/engine";
import { afterEach, expect, test, vi } from "vitest";
import { addedFontCss } from "./faces.ts";
import { loadCaptionFont } from "./page.ts";
import { loadScriptFaces } from "./script-faces.ts";
import type { Drawing } from "./testing/draw.worker.ts";
import drawWorker from "./testing/draw.worker.ts?worker&url";

const SCRIPTS: readonly [script: string, text: string][] = [
  ["simplified Chinese", "长城上的日出"],
  ["Japanese", "東京タワーの夜"],
  ["Korean", "서울의 밤"],
  ["Thai", "พระอาทิตย์ตก"],
  ["Devanagari", "सूर्यास्त"],
  ["Arabic", "غروب الشمس 2024"],
  ["Hebrew", "שקיעה 2024"],
  ["Greek", "Θεσσαλονίκη"],
  ["Cyrillic", "Утро в городе"],
];
// By default the browser records only 250 requests.
performance.setResourceTimingBufferSize(10_000);

const LATIN = "Groynes, 1/250 s";
/** Has none of the scripts, Greek and Cyrillic included. */
const FONT: MetadataFont = "Lato";

afterEach(() => vi.restoreAllMocks());

function drawnInPage(text: string): Uint8ClampedArray {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  context.canvas.width = 900;
  context.canvas.height = 60;
  const fallback = scriptFamilies({ metadataFont: FONT, captionLanguage: "auto" }, text);
  context.font = addedFontCss({ family: FONT, fallback, weight: 400, size: 32 });
  context.fillText(text, 4, 44);
  return context.getImageData(0, 0, 900, 60).data;
}

/** Draws texts in a worker of their own. @returns pixels of the last one */
async function drawnInWorker(...texts: readonly string[]): Promise<Uint8ClampedArray> {
  const worker = new Worker(drawWorker, { type: "module" });
  let pixels = new Uint8ClampedArray();
  for (const text of texts) {
    const answer = new Promise<Uint8ClampedArray<ArrayBuffer>>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Uint8ClampedArray<ArrayBuffer>>) => resolve(data), {
        once: true,
      });
    });
    worker.postMessage({ family: FONT, text } satisfies Drawing);
    pixels = await answer;
  }
  worker.terminate();
  return pixels;
}

test.each(SCRIPTS)("%s is drawn alike in the page, in a new worker, and after other captions", async (_, text) => {
  const system = drawnInPage(text);
  await loadCaptionFont(FONT, [text]);
  const page = drawnInPage(text);
  const first = await drawnInWorker(text);
  const last = await drawnInWorker(LATIN, ...SCRIPTS.map(([, other]) => other), text);
  expect(page).not.toEqual(system);
  expect(first).toEqual(page);
  expect(last).toEqual(first);
});

test.each(SCRIPTS)("the Noto families have every character of %s", async (_, text) => {
  const families = scriptFamilies({ metadataFont: FONT, captionLanguage: "auto" }, text);
  await expect(loadScriptFaces(FONT, families, text)).resolves.toEqual([]);
});

test("characters that no family has are named", async () => {
  await expect(loadScriptFaces(FONT, ["Noto Sans JP"], "東𐎀")).resolves.toEqual(["𐎀"]);
});

test("a table that cannot be loaded is an error, and is requested again by the next call", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(loadScriptFaces(FONT, ["Noto Serif TC"], "長")).rejects.toThrow("The table of the font Noto Serif TC");
  await expect(loadScriptFaces(FONT, ["Noto Serif TC"], "長")).resolves.toEqual([]);
});

test("a Japanese caption loads less than 400 KB of fonts in both weights", async () => {
  const sizes = new Map<string, number>();
  const before = performance.now();
  await loadScriptFaces("Georgia", ["Noto Serif JP"], "東京タワーの夜");
  for (const entry of performance.getEntriesByType("resource"))
    if (entry instanceof PerformanceResourceTiming && entry.startTime >= before && entry.name.endsWith(".woff2"))
      sizes.set(entry.name, entry.encodedBodySize);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(400_000);
});
