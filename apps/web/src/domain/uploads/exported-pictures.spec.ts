import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FACTS } from "../photos/testing/facts.ts";
import { PhotoError, type PhotoPool } from "../photos/types.ts";
import { uploadsOf } from "./exported-pictures.ts";
import type { ExportedPicture } from "./types.ts";

afterEach(() => void vi.restoreAllMocks());

/** Start of image and start of scan, the parts read from a JPEG. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2);
const REDUCED = new Blob(["reduced"]);
const { bytes, pixels } = UPLOAD_LIMIT;

const pool: Pick<PhotoPool, "load" | "reduce"> = {
  load: async (file) => {
    if (file.name === "damaged.jpg") throw new PhotoError("corrupt", file.name);
    return { facts: FACTS, thumbnail: new Blob() };
  },
  reduce: async () => REDUCED,
};

async function made(
  ...pictures: readonly ExportedPicture[]
): Promise<readonly (readonly [name: string, whole: boolean])[]> {
  const all: (readonly [name: string, whole: boolean])[] = [];
  for await (const { name, image } of uploadsOf(pool, pictures)) all.push([name, image !== REDUCED]);
  return all;
}

function exported(name: string, size: number, count: number): ExportedPicture {
  return { name, blob: new Blob([JPEG, new Uint8Array(size - JPEG.length)], { type: "image/jpeg" }), pixels: count };
}

describe("exported pictures", () => {
  it.each([
    ["are sent as they are with as many pixels as the server accepts", exported("a.jpg", 1000, pixels), true],
    ["are sent smaller with more pixels", exported("a.jpg", 1000, pixels + 1), false],
    ["are sent as they are with as many bytes as the server accepts", exported("a.jpg", bytes, 1000), true],
    ["are sent smaller with more bytes", exported("a.jpg", bytes + 1, 1000), false],
  ])("%s", async (_what, picture, whole) => {
    expect(await made(picture)).toEqual([["a.jpg", whole]]);
  });

  it("are left out when they cannot be read, and the others sent", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const damaged = exported("damaged.jpg", 1000, pixels + 1);
    expect(await made(damaged, exported("b.jpg", 1000, 1000))).toEqual([["b.jpg", true]]);
    expect(logged).toHaveBeenCalledOnce();
  });
});
