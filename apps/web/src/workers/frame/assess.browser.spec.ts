import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { createPhotoPool } from "#domain/photos/pool.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

async function jobOf(name: PhotoName, changes: Partial<Settings>) {
  const response = await fetch(`/test-photos/${name}`);
  const file = new File([await response.blob()], name);
  const { facts } = await pool.load(file);
  const settings: Settings = { ...DEFAULT_SETTINGS, ...changes };
  return { file, facts, settings, subject: "", watermark: false, logo: null };
}

const CAPTION: Partial<Settings> = { showMetadata: true, photoBy: "Ines Morel" };

describe("an assessment predicts the fallback reason of framing", () => {
  test.each<[PhotoName, Partial<Settings>]>([
    ["sampling-422", CAPTION],
    ["orientation-6", CAPTION],
    ["progressive-422", CAPTION],
    ["quality-40", CAPTION],
    ["quality-40", {}],
    ["quality-40", { outerBorderColor: "#F5E6D3" }],
    ["iphone-15-pro", { ...CAPTION, outerBorderColor: "#F5E6D3" }],
  ])("%s %j", async (name, changes) => {
    const job = await jobOf(name, changes);
    const assessment = await pool.assess(job, { data: true });
    const framed = await pool.frame(job);
    expect(framed.fallbackReason).toBe(assessment);
    expect(framed.method).toBe(assessment === null ? "lossless-jpeg" : "jpeg");
  });

  test.each<[PhotoName, Partial<Settings>]>([
    ["sampling-422", CAPTION],
    ["unaligned-420", {}],
    ["orientation-6", CAPTION],
    ["restart-422-rows", { outerBorderSize: 3 }],
    ["progressive-422", CAPTION],
  ])("the export of %s after it is the same file as before", async (name, changes) => {
    const job = await jobOf(name, changes);
    const before = await pool.frameBytes(job);
    await pool.assess({ ...job, settings: { ...job.settings, outerBorderSize: 12 } }, { data: true });
    expect((await pool.frameBytes(job)).bytes).toEqual(before.bytes);
  });

  test("a known reason is not tried again", async () => {
    const job = await jobOf("sampling-422", {});
    const framed = await pool.frame({ ...job, fallbackReason: "overlay-quality" });
    expect(framed).toMatchObject({ method: "jpeg", fallbackReason: null });
    expect(await pool.assess({ ...job, settings: { ...job.settings, exportFormat: "png" } })).toBeNull();
  });
});
