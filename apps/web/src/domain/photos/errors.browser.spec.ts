import { afterAll, expect, test } from "vitest";
import type { DamagedName } from "../../../../../test/photos/index.ts";
import { createPhotoPool } from "./pool.ts";
import { fixture } from "./testing/fixtures.ts";
import { PhotoError, type PhotoErrorCode } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

async function codeOf(name: Parameters<typeof fixture>[0]): Promise<PhotoErrorCode | "loaded"> {
  return pool.load(await fixture(name)).then(
    () => "loaded",
    (error: unknown) => (error instanceof PhotoError ? error.code : "failed"),
  );
}

const EXPECTED = {
  empty: "empty",
  "zero-bytes": "not-an-image",
  "text-as-jpeg": "not-an-image",
  "gif-as-jpeg": "unsupported",
  "heic-as-jpeg": "truncated",
  "jpeg-start-only": "truncated",
  "jpeg-header-only": "truncated",
  "jpeg-half": "truncated",
  "jpeg-in-exif": "truncated",
  "jpeg-segment-length": "corrupt",
  "jpeg-huffman": "corrupt",
  "jpeg-no-frame": "corrupt",
  "jpeg-too-large": "too-large",
  "png-half": "truncated",
  "png-header-only": "truncated",
  "png-too-large": "too-large",
  "webp-header-only": "truncated",
  "avif-half": "truncated",
  "avif-no-size": "corrupt",
} as const satisfies Record<DamagedName, PhotoErrorCode>;

const NAMES = Object.keys(EXPECTED) as (keyof typeof EXPECTED)[];

test("each damaged file rejects with its code, and intact photos between them load", async () => {
  const names = ["plain", ...NAMES, "png-rgb", "webp-lossy"] as const;
  const codes = await Promise.all(names.map(async (name) => [name, await codeOf(name)] as const));
  expect(Object.fromEntries(codes)).toEqual({
    ...EXPECTED,
    plain: "loaded",
    "png-rgb": "loaded",
    "webp-lossy": "loaded",
  });
});

test("the error of an unsupported file names its type", async () => {
  await expect(pool.load(await fixture("gif-as-jpeg"))).rejects.toMatchObject({ code: "unsupported", type: "GIF" });
});
