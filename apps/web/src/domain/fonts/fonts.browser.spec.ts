import { fontCss, METADATA_FONTS, type MetadataFont, type PrintedText } from "@matte/engine";
import { catalogue, stylesheets } from "virtual:caption-fonts";
import { afterAll, describe, expect, test, vi } from "vitest";
import { missingGlyphs } from "@matte/framing/fonts/coverage.ts";
import { loadCaptionFont } from "./page.ts";
import type { Answer, Question } from "./testing/measure.worker.ts";
import measureWorker from "./testing/measure.worker.ts?worker&url";

const TEXT = "Vessels, Morning: Łódź, f/2.8  1/250 s …";
// By default the browser records only 250 requests.
performance.setResourceTimingBufferSize(10_000);
const worker = new Worker(measureWorker, { type: "module" });
afterAll(() => worker.terminate());

function choiceOf(metadataFont: MetadataFont) {
  return { metadataFont, captionLanguage: "auto" } as const;
}

function printed(text: string): PrintedText {
  return { regular: text, bold: text };
}

function inWorker(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
    worker.postMessage(question);
  });
}

function widthsInPage(family: string, text: string): number[] {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("no canvas");
  return ([400, 500, 600] as const).map((weight) => {
    context.font = fontCss({ family, weight, size: 100 });
    return context.measureText(text).width;
  });
}

function requestsFor(url: string): number {
  return performance.getEntriesByType("resource").filter(({ name }) => name === new URL(url, location.href).href)
    .length;
}

// First, before any font is loaded.
test("a stylesheet that fails to load is an error, and is requested again by the next call", async () => {
  const append = vi.spyOn(document.head, "append").mockImplementationOnce((link) => {
    if (link instanceof Node) link.dispatchEvent(new Event("error"));
  });
  await expect(loadCaptionFont(choiceOf("Lora"), printed(TEXT))).rejects.toThrow(
    "The stylesheet of the font Lora could not be loaded.",
  );
  append.mockRestore();
  await expect(loadCaptionFont(choiceOf("Lora"), printed(TEXT))).resolves.toBeUndefined();
});

test("a font file that fails to load in the worker is an error, and is requested again by the next call", async () => {
  const error = "Error: The font Oswald could not be loaded.";
  await expect(inWorker({ family: "Oswald", text: TEXT, sabotage: true })).resolves.toEqual({ error });
  await expect(inWorker({ family: "Oswald", text: TEXT })).resolves.toHaveProperty("widths");
});

describe.each(METADATA_FONTS)("%s", (family) => {
  test("has the same widths in page and worker, and not those of the fallback", async () => {
    await loadCaptionFont(choiceOf(family), printed(TEXT));
    const answer = await inWorker({ family, text: TEXT });
    const page = widthsInPage(family, TEXT);
    expect(answer).toMatchObject({ widths: page });
    expect(page).not.toEqual(widthsInPage("No Such Family", TEXT));
    expect(page[2]).toBeGreaterThan(family === "Courier New" ? 0 : (page[0] ?? 0));
  });

  test("requests its stylesheet only once", async () => {
    await Promise.all([
      loadCaptionFont(choiceOf(family), printed(TEXT)),
      loadCaptionFont(choiceOf(family), printed("Groynes")),
    ]);
    await loadCaptionFont(choiceOf(family), printed("Terraces"));
    expect(requestsFor(stylesheets[family])).toBe(1);
    expect(document.querySelectorAll(`link[href="${stylesheets[family]}"]`)).toHaveLength(1);
  });

  test("has three weights, as WOFF2 from our own server", async () => {
    const { faces } = catalogue[family];
    expect(new Set(faces.map(({ weight }) => weight))).toEqual(new Set([400, 500, 600]));
    for (const { url } of faces) expect(url).toMatch(/^\/assets\/fonts\/[\w-]+\.woff2$/);
    const response = await fetch(faces[0]?.url ?? "");
    expect(response.headers.get("content-type")).toBe("font/woff2");
  });
});

test("a page loads only files of the characters in use", async () => {
  const cyrillic = catalogue["Nunito"].faces.filter(({ url }) => /nunito-cyrillic-\d/.test(url));
  expect(cyrillic).toHaveLength(3);
  expect(cyrillic.map(({ url }) => requestsFor(url))).toEqual([0, 0, 0]);
  await loadCaptionFont(choiceOf("Nunito"), printed("Утро"));
  expect(cyrillic.map(({ url }) => requestsFor(url))).toEqual([1, 1, 1]);
});

test("a worker adds only faces of the characters in use", async () => {
  const before = await inWorker({ family: "Merriweather", text: "Groynes" });
  const same = await inWorker({ family: "Merriweather", text: "Terraces" });
  const after = await inWorker({ family: "Merriweather", text: "Утро" });
  if ("error" in before || "error" in same || "error" in after) throw new Error("no answer");
  expect(same.faces).toBe(before.faces);
  expect(after.faces).toBe(before.faces + 3);
});

const GLYPHS: readonly [MetadataFont, string, string][] = [
  ["Inter", "Groynes, 1/250 s, f/2.8, Łódź", ""],
  ["Inter", "Утро", ""],
  ["Lato", "Утро, Утро", "Утро"],
  ["Lato", "東京の朝", "東京の朝"],
  ["Roboto", "مرحبا", "مرحبا"],
  ["Oswald", "A\u200d\u200b\ufe0fB\n", ""],
  ["Georgia", "Pier 🙂🙂", "🙂"],
];

test.each(GLYPHS)("%s has for %j all glyphs but %j", (family, text, missing) => {
  expect(missingGlyphs(family, text)).toBe(missing);
});
