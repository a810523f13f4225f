import { DEFAULT_SETTINGS } from "@matte/engine";
import { expect, test } from "vitest";
import { jobOf } from "../../../../../test/framed/pdf.ts";
import { readPdf } from "../../../../../test/framed/read-pdf.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import type { JobOutcome } from "#domain/photos/messages.ts";
import { memorySink } from "../zip/memory-sink.ts";
import { writePhotos } from "./write-photos.ts";

const SETTINGS = { ...DEFAULT_SETTINGS, pdfLayout: "sheet" } as const;

/** Writes photos. @returns the PDF and their outcomes */
async function written(photos: readonly FrameJob[], sink = memorySink()) {
  const outcomes: (JobOutcome<null> | null)[] = [];
  const waiting = [...photos];
  const next = async (outcome: JobOutcome<null> | null): Promise<FrameJob | null> => {
    outcomes.push(outcome);
    return waiting.shift() ?? null;
  };
  const blob = await writePhotos({ settings: SETTINGS, sink, next, onStep: () => undefined });
  return { blob, outcomes: outcomes.slice(1).map((outcome) => outcome?.ok) };
}

async function three(): Promise<readonly FrameJob[]> {
  const good = await jobOf({ name: "plain", texts: { subject: "Dunes" } }, SETTINGS);
  return [good, { ...good, file: new File(["no photo"], "damaged.jpg") }, { ...good, subject: "Harbour" }];
}

test("A PDF has the photos that can be read, and tells about the others", async () => {
  const { blob, outcomes } = await written(await three());
  expect(outcomes).toEqual([true, false, true]);
  const [page, ...more] = await readPdf(new Uint8Array(await blob!.arrayBuffer()));
  expect(more).toEqual([]);
  expect(page?.text).toMatch(/Dunes.*Harbour/s);
});

test("A PDF without any photo is an error", async () => {
  const [, damaged] = await three();
  await expect(written([damaged!])).rejects.toMatchObject({ code: "empty" });
});

test("A PDF that does not fit ends with that reason instead of blaming its photos, and leaves nothing behind", async () => {
  let discarded = 0;
  const sink = memorySink(2000);
  const counted = { ...sink, discard: async () => void (discarded += 1) };
  await expect(written(await three(), counted)).rejects.toMatchObject({ code: "too-large" });
  expect(discarded).toBe(1);
});
