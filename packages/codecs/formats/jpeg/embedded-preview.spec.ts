import { describe, expect, test } from "vitest";
import { photo, type PhotoName } from "../../../../test/photos/index.ts";
import { probe } from "../probe.ts";
import { GLANCE_BYTES, glanceJpeg } from "./embedded-preview.ts";

const head = async (name: PhotoName): Promise<Uint8Array> => (await photo(name)).subarray(0, GLANCE_BYTES);

describe("a glance at a JPEG", () => {
  test.each<PhotoName>(["canon-eos-r6", "fujifilm-x-t5", "orientation-6"])(
    "finds thumbnail, size and turn: %s",
    async (name) => {
      const found = probe(await photo(name));
      if (found.status !== "photo") throw new Error(found.status);
      const glance = glanceJpeg(await head(name));
      expect(glance).toMatchObject({ coded: found.header.coded, orientation: found.header.orientation });
      const thumbnail = probe(glance?.thumbnail ?? new Uint8Array());
      expect(thumbnail).toMatchObject({ status: "photo", header: { kind: "jpeg" } });
    },
  );

  test.each<PhotoName>(["plain", "png-rgb"])("finds nothing where there is none: %s", async (name) => {
    expect(glanceJpeg(await head(name))).toBeNull();
  });

  test("takes whatever bytes there are", async () => {
    const bytes = await head("canon-eos-r6");
    for (let length = 0; length < 6000; length += 7) expect(() => glanceJpeg(bytes.subarray(0, length))).not.toThrow();
    for (let at = 20; at < 2000; at += 1) {
      const broken = bytes.slice();
      broken[at] = 0xff;
      expect(() => glanceJpeg(broken)).not.toThrow();
    }
  });
});
