import { describe, expect, test } from "vitest";
import { photo, type PhotoName } from "../../../test/photos/index.ts";
import { probe } from "../probe.ts";
import { EMBEDDED_PREVIEW_BYTES, embeddedPreviewOf } from "./embedded-preview.ts";

const head = async (name: PhotoName): Promise<Uint8Array> => (await photo(name)).subarray(0, EMBEDDED_PREVIEW_BYTES);

describe("embeddedPreviewOf", () => {
  test.each<PhotoName>(["canon-eos-r6", "fujifilm-x-t5", "orientation-6"])(
    "finds thumbnail, size and orientation of %s",
    async (name) => {
      const found = probe(await photo(name));
      if (found.status !== "photo") throw new Error(found.status);
      const preview = embeddedPreviewOf(await head(name));
      expect(preview).toMatchObject({ coded: found.header.coded, orientation: found.header.orientation });
      const thumbnail = probe(preview?.thumbnail ?? new Uint8Array());
      expect(thumbnail).toMatchObject({ status: "photo", header: { kind: "jpeg" } });
    },
  );

  test.each<PhotoName>(["plain", "png-rgb"])("finds no thumbnail in %s", async (name) => {
    expect(embeddedPreviewOf(await head(name))).toBeNull();
  });

  test("accepts truncated and damaged bytes without throwing", async () => {
    const bytes = await head("canon-eos-r6");
    for (let length = 0; length < 6000; length += 7)
      expect(() => embeddedPreviewOf(bytes.subarray(0, length))).not.toThrow();
    for (let at = 20; at < 2000; at += 1) {
      const broken = bytes.slice();
      broken[at] = 0xff;
      expect(() => embeddedPreviewOf(broken)).not.toThrow();
    }
  });
});
