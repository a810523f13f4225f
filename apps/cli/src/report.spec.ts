import { join, sep } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { reporter } from "./report.ts";
import type { Framed, FrameTask } from "./tasks.ts";

const FRAMED: Framed = {
  method: "lossless-jpeg",
  size: { width: 600, height: 400 },
  hdr: null,
  lostHdr: false,
  original: null,
  fallbackReason: null,
  fit: null,
  length: 1000,
  bytes: null,
};

afterEach(() => vi.restoreAllMocks());

/** Sentences for a call framing photos into these paths. */
function linesOf(outputs: readonly (string | null)[], facts: Partial<Framed> = {}): readonly string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  const report = reporter(outputs.length, {});
  const task = { bytes: null, followLinks: true, skipFramed: false, position: { number: 1, count: 1 }, texts: {} };
  for (const output of outputs)
    report.outcome({ ...task, photo: "in.jpg", output } satisfies FrameTask, { framed: { ...FRAMED, ...facts } });
  report.end(null);
  return lines;
}

test.each([
  ["a folder", [join("prints", "a.jpeg"), join("prints", "b.jpeg")], `2 photos framed into prints${sep}\n`],
  ["several folders", [join("a", "a.jpeg"), join("b", "b.jpeg")], "2 photos framed into 2 folders\n"],
  ["the folder of the call", ["a.jpeg"], `1 photo framed into .${sep}\n`],
  ["the photo's own place", ["in.jpg"], "1 photo framed\n"],
  ["a pipe", [null], "1 photo framed\n"],
])("the summary says that results went into %s", (_what, outputs, sentence) => {
  expect(linesOf(outputs).at(-1)).toBe(sentence);
});

test("Photos framed together are counted, with how their sheet is encoded", () => {
  expect(linesOf(["a.jpeg"], { sheet: { photos: 3, method: "JPEG 95 % (different sizes)" } })).toContain(
    "3 photos framed together: JPEG 95 % (different sizes)\n",
  );
});

test("A photo that is no longer HDR without its old frame is named", () => {
  expect(linesOf(["a.jpeg"], { lostHdr: true })).toContain(
    "The photo of “in.jpg” is no longer HDR: its gain map was encoded again with the frame.\n",
  );
});
