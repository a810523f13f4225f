import { type CaptionLanguage, type MetadataFont, type PrintedText, scriptFamilies } from "@matte/engine";
import { afterEach, expect, test, vi } from "vitest";
import { addedFontCss } from "@matte/framing/platform/faces.ts";
import { isCaptionFontLoaded, loadCaptionFont } from "./page.ts";
import { loadScriptFaces } from "@matte/framing/fonts/script-faces.ts";
import type { Drawing } from "./testing/draw.worker.ts";
import drawWorker from "./testing/draw.worker.ts?worker&url";

const SCRIPTS: readonly [script: string, text: string][] = [
  ["simplified Chinese", "长城上的日出"],
  ["traditional Chinese", "長城上的日出，臺灣"],
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
/** Lacks all these scripts, including Greek and Cyrillic. */
const FONT: MetadataFont = "Lato";
const CHOICE = { metadataFont: FONT, captionLanguage: "auto" } as const;

afterEach(() => vi.restoreAllMocks());

function regular(text: string): PrintedText {
  return { regular: text, bold: "" };
}

function drawnInPage(text: string, captionLanguage: CaptionLanguage = "auto"): Uint8ClampedArray {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  context.canvas.width = 900;
  context.canvas.height = 60;
  const fallback = scriptFamilies({ ...CHOICE, captionLanguage }, text);
  context.font = addedFontCss({ family: FONT, fallback, weight: 400, size: 32 });
  context.fillText(text, 4, 44);
  return context.getImageData(0, 0, 900, 60).data;
}

/** Draws texts in a new worker. @returns the last one's pixels */
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
  await loadCaptionFont(CHOICE, regular(text));
  const page = drawnInPage(text);
  const first = await drawnInWorker(text);
  const last = await drawnInWorker(LATIN, ...SCRIPTS.map(([, other]) => other), text);
  expect(page).not.toEqual(system);
  expect(first).toEqual(page);
  expect(last).toEqual(first);
});

test("the caption’s language settles the forms of Han characters", async () => {
  const text = "骨刃直";
  const languages: readonly CaptionLanguage[] = ["zh-Hans", "zh-Hant", "ja"];
  for (const captionLanguage of languages) await loadCaptionFont({ ...CHOICE, captionLanguage }, regular(text));
  const forms = new Set(languages.map((captionLanguage) => drawnInPage(text, captionLanguage).join()));
  expect(forms.size).toBe(languages.length);
});

test.each(SCRIPTS)("the Noto families have every character of %s", async (_, text) => {
  const families = scriptFamilies(CHOICE, text);
  await expect(loadScriptFaces(FONT, families, regular(text))).resolves.toEqual([]);
});

test("characters that no family has are named", async () => {
  await expect(loadScriptFaces(FONT, ["Noto Sans JP"], regular("東𐎀"))).resolves.toEqual(["𐎀"]);
});

test("a table that cannot be loaded is an error, and is requested again by the next call", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(loadScriptFaces(FONT, ["Noto Serif TC"], regular("長"))).rejects.toThrow(
    "The table of the font Noto Serif TC",
  );
  await expect(loadScriptFaces(FONT, ["Noto Serif TC"], regular("長"))).resolves.toEqual([]);
});

test("a caption in a script is loaded once its faces are, in the weight that is printed only", async () => {
  const text = "湖の朝";
  expect(isCaptionFontLoaded(CHOICE, regular(text))).toBe(false);
  await loadCaptionFont(CHOICE, regular(text));
  expect(isCaptionFontLoaded(CHOICE, regular(text))).toBe(true);
  expect(isCaptionFontLoaded(CHOICE, { regular: "", bold: text })).toBe(false);
  expect(isCaptionFontLoaded({ ...CHOICE, captionLanguage: "zh-Hant" }, regular(text))).toBe(false);
});

/** Usual captions, mostly 20 to 40 characters long, with the most kilobytes their faces may have. */
const CAPTIONS: readonly [script: string, most: number, captionLanguage: CaptionLanguage, text: string][] = [
  ["simplified Chinese", 320, "zh-Hans", "黄昏时分的西湖断桥，杭州，二零二四年秋天"],
  ["traditional Chinese", 290, "zh-Hant", "黃昏時分的淡水老街，臺北，二零二四年秋天"],
  ["Japanese", 185, "ja", "夕暮れの清水寺から見た京都の街並み、秋の日"],
  ["Korean", 185, "ko", "해질녘 광안리 해변에서 바라본 부산의 밤바다"],
  ["Thai", 15, "auto", "พระอาทิตย์ตกที่วัดอรุณ กรุงเทพมหานคร"],
  ["Devanagari", 60, "auto", "गंगा घाट पर सूर्यास्त, वाराणसी, शरद ऋतु"],
  ["Arabic", 60, "auto", "غروب الشمس على شاطئ الإسكندرية، خريف"],
  ["Hebrew", 15, "auto", "שקיעה על חוף הים בתל אביב, סתיו 2024"],
  ["Greek", 15, "auto", "Ηλιοβασίλεμα στη Σαντορίνη, φθινόπωρο"],
  ["Cyrillic", 15, "auto", "Закат над Невой, Санкт-Петербург, осень"],
];

test.each(CAPTIONS)("a bold caption in %s loads at most %i KB of fonts", async (_, most, captionLanguage, text) => {
  // The browser lists 250 requests.
  performance.clearResourceTimings();
  const started = performance.now();
  const families = scriptFamilies({ metadataFont: FONT, captionLanguage }, text);
  // No other test loads bold faces.
  await loadScriptFaces(FONT, families, { regular: "", bold: text });
  // A busy browser lists a request after its answer has been used.
  await expect.poll(() => bytesOfFonts(started)).toBeGreaterThan(5000);
  expect(bytesOfFonts(started)).toBeLessThanOrEqual(most * 1000);
});

/** Bytes of the fonts requested since a moment, in milliseconds of the page. */
function bytesOfFonts(since: number): number {
  const files = performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => name.endsWith(".woff2") && startTime >= since);
  return files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0);
}
