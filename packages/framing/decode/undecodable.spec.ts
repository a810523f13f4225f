import { expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { decodeWhole } from "./index.ts";

const FACTS = { size: { width: 300, height: 200 }, orientation: 1, wideGamut: false, lossless: null } as const;

test("a sound photo of a format without a decoder is undecodable, by its format's name", async () => {
  const file = new Blob([await photo("heic-phone")]);
  await expect(decodeWhole(file, { ...FACTS, kind: "heic" })).rejects.toMatchObject({
    code: "undecodable",
    type: "HEIC",
  });
});

test.each([
  ["avif-exif", "avif", 600],
  ["jxl-bare", "jxl", 40],
] as const)("%s with damaged data is corrupt, since its format has a decoder", async (name, kind, start) => {
  const file = new Blob([(await photo(name)).fill(0, start)]);
  await expect(decodeWhole(file, { ...FACTS, kind })).rejects.toMatchObject({ code: "corrupt" });
});
