import { describe, expect, test } from "vitest";
import { DAMAGED, DAMAGED_NAMES, photo, PHOTO_NAMES, PHOTOS } from "../../test/photos/index.ts";
import { isWideGamutProfile } from "@matte/pixels";
import { probe } from "./probe.ts";

describe("probe", () => {
  test.each(PHOTO_NAMES)("reads the headers of %s", async (name) => {
    const recipe = PHOTOS[name];
    const found = probe(await photo(name));
    if (found.status !== "photo") throw new Error(found.status);
    const { header } = found;
    const { width, height } = header.coded;
    const upright = header.orientation < 5 ? { width, height } : { width: height, height: width };
    expect({ kind: header.kind, size: upright, orientation: header.orientation, transparent: header.alpha }).toEqual({
      kind: recipe.kind,
      size: recipe.size,
      orientation: recipe.orientation,
      transparent: recipe.transparent,
    });
    expect(await isWideGamutProfile(header.profile)).toBe(recipe.wideGamut);
  });

  test("returns bits per sample and samples per pixel as stored", async () => {
    const stored = async (name: (typeof PHOTO_NAMES)[number]): Promise<readonly number[]> => {
      const found = probe(await photo(name));
      return found.status === "photo" ? [found.header.precision, found.header.components] : [];
    };
    expect(await stored("sampling-420")).toEqual([8, 3]);
    expect(await stored("sampling-grey")).toEqual([8, 1]);
    expect(await stored("png-16-bit")).toEqual([16, 3]);
    expect(await stored("png-palette")).toEqual([8, 1]);
    expect(await stored("png-transparent")).toEqual([8, 4]);
  });
});

/** Files with valid headers; only a decoder or the page's limits detect their faults. */
const BEYOND_HEADERS: readonly string[] = ["jpeg-huffman", "jpeg-too-large", "png-too-large"];

describe("probe of a damaged file", () => {
  test.each(DAMAGED_NAMES.filter((name) => !BEYOND_HEADERS.includes(name)))("reports the fault of %s", async (name) => {
    expect(probe(await photo(name)).status).toBe(DAMAGED[name].damage);
  });

  test.each([
    ["jpeg-half", { width: 600, height: 400 }],
    ["png-too-large", { width: 70_000, height: 70_000 }],
    ["jpeg-start-only", null],
  ] as const)("reports %s as truncated, with the size in its headers if there is one", async (name, coded) => {
    expect(probe(await photo(name))).toEqual({ status: "truncated", coded });
  });

  test.each(["canon-eos-r6", "progressive-420", "png-rgb", "png-exif", "webp-lossy", "webp-exif"] as const)(
    "reports %s as truncated wherever it is cut",
    async (name) => {
      const whole = await photo(name);
      for (let cut = 1; cut < 40; cut += 1) {
        const length = Math.floor((whole.length * cut) / 40);
        expect([length, probe(whole.subarray(0, length)).status]).toEqual([length, "truncated"]);
      }
      expect(probe(whole.subarray(0, whole.length - 2)).status).toBe("truncated");
    },
  );
});
