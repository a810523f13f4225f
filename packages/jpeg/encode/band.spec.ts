import { describe, expect, test, vi } from "vitest";
import { join } from "@matte/pixels/bytes";
import { encodeJpegBand, type JpegBand } from "./band.ts";
import { encodeJpegInBands, type JpegBandHelper } from "./encode.ts";
import { bandHeight } from "./format.ts";
import { sampledRows } from "./sample.ts";
import { encoded, pictureOf, rawOf } from "./testing/pictures.ts";

const QUALITY = 95;

describe("a picture in bands on several threads", () => {
  const own = async (band: JpegBand): Promise<Uint8Array<ArrayBuffer>> => encodeJpegBand(band);

  /** Helper that detaches its bands, like another thread. @param limit bands before it fails */
  function helper(limit = Number.POSITIVE_INFINITY): JpegBandHelper {
    let taken = 0;
    const code: JpegBandHelper["code"] = async (band) => {
      const moved = structuredClone(band, { transfer: [band.pixels.buffer] });
      taken += 1;
      if (taken > limit) throw new Error("broke down");
      return encodeJpegBand(moved);
    };
    return { ready: Promise.resolve(), capacity: 2, code };
  }

  test.each([
    ["a photograph", rawOf(1650, 400, "photograph"), false],
    ["a picture whose rows are equal", rawOf(2000, 900, "flat"), true],
    ["a picture of one band", rawOf(300, 200, "noise"), false],
    ["a pixel", rawOf(1, 1, "noise"), false],
  ] as const)("the file of %s is the same", async (_, raw, alike) => {
    const picture = { ...pictureOf(raw, QUALITY), alike: () => alike };
    for (const helpers of [[helper(), helper()], [helper(0)], [helper(1), helper()]]) {
      const pieces = await encodeJpegInBands(picture, { own, helpers });
      expect(Buffer.compare(join(pieces!), encoded(picture))).toBe(0);
    }
  });

  test("samples are read apart from bands", async () => {
    const raw = rawOf(1650, 400, "photograph");
    const whole = pictureOf(raw, QUALITY);
    const [read, sample] = [vi.fn(whole.read), vi.fn(whole.sample)];
    await encodeJpegInBands({ ...whole, read, sample }, { own, helpers: [] });
    expect(read).toHaveBeenCalledTimes(Math.ceil(400 / bandHeight(raw)));
    expect(sample).toHaveBeenCalledTimes(sampledRows({ columns: 207, rows: 50 }).length);
  });
});
