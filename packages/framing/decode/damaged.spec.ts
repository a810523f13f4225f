import { expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { decodeWhole } from "./index.ts";

const FACTS = { size: { width: 300, height: 200 }, orientation: 1, wideGamut: false, lossless: null } as const;

test.each([
  ["avif-exif", "avif", 600],
  ["jxl-bare", "jxl", 40],
  ["heic-phone", "heic", 2000],
] as const)("%s with damaged data is corrupt, since its format has a decoder", async (name, kind, start) => {
  const file = new Blob([(await photo(name)).fill(0, start)]);
  await expect(decodeWhole(file, { ...FACTS, kind })).rejects.toMatchObject({ code: "corrupt" });
});
