/** Damaged CMYK photos and profiles: decoding gives all rows in the declared size, or fails without an error. */
import { decodeInks, openCmyk } from "../../packages/jpeg/cmyk/decode.ts";
import fc from "fast-check";
import sharp from "sharp";
import { inkTable } from "../../packages/pixels/colour/ink-table.ts";
import { inkLut } from "../../packages/pixels/colour/lut.ts";
import { openCmykData } from "../../packages/jpeg/lossless/open.ts";
import { join } from "../../packages/pixels/bytes/bytes.ts";
import { cmykProfile } from "../../tools/photos/icc/cmyk-profile.ts";
import { damage, damaged } from "./damage.ts";

const MOST_PIXELS = 1e6;
const SIZE = { width: 61, height: 47 };

const profiles = (["mft1", "mft2", "mAB "] as const).map((type) => cmykProfile({ type, points: 3 }));
const table = inkTable(cmykProfile())!;
const photos = await Promise.all([sound(false), sound(true)]);

/** A photo with a profile. */
async function sound(progressive: boolean): Promise<Uint8Array> {
  const samples = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) => (at * at) % 253);
  const picture = sharp(samples, { raw: { ...SIZE, channels: 3 } }).toColourspace("cmyk");
  const file = await picture.jpeg({ quality: 90, progressive }).toBuffer();
  const profile = join([new TextEncoder().encode("ICC_PROFILE\0\x01\x01"), cmykProfile({ points: 3 })]);
  const length = profile.length + 2;
  return join([file.subarray(0, 2), Uint8Array.of(0xff, 0xe2, length >> 8, length & 0xff), profile, file.subarray(2)]);
}

/** A whole photo takes as long as dozens of cuts from its data or a profile, because its table is made. */
const part = fc.oneof(
  { weight: 1, arbitrary: fc.constant("photo" as const) },
  { weight: 30, arbitrary: fc.constant("data" as const) },
  { weight: 30, arbitrary: fc.constant("profile" as const) },
);
/** Bytes that make no marker: after other damage only one photo in a hundred has its data read at all. */
const slight = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(254)), {
  minLength: 1,
  maxLength: 3,
});
const given = fc.tuple(part, fc.nat(5), damage, fc.option(slight));

export const cmyk = fc.asyncProperty(given, async ([kind, number, harm, changes]) => {
  if (kind === "profile") return readProfile(damaged(profiles[number % profiles.length]!, harm));
  const photo = photos[number % photos.length]!;
  decode(changes === null ? damaged(photo, harm) : changed(photo, changes), kind);
});

function changed(photo: Uint8Array, changes: readonly (readonly [place: number, byte: number])[]): Uint8Array {
  const bytes = photo.slice();
  for (const [place, byte] of changes) bytes[Math.floor(place * (bytes.length - 1))] = byte;
  return bytes;
}

function decode(bytes: Uint8Array, kind: "photo" | "data"): void {
  const picture = kind === "photo" ? openCmyk(bytes) : dataOf(bytes);
  if (picture === null || picture.width * picture.height > MOST_PIXELS) return;
  let rows = 0;
  const complete = picture.decode((band) => {
    rows += band.length / (4 * picture.width);
  });
  if (complete && rows !== picture.height) throw new Error("A picture of another size.");
}

function dataOf(bytes: Uint8Array): ReturnType<typeof openCmyk> {
  const source = openCmykData(bytes);
  if ("fallbackReason" in source) return null;
  const { width, height } = source;
  return { width, height, decode: (onBand) => decodeInks(source, table, onBand) };
}

function readProfile(icc: Uint8Array): void {
  const lut = inkLut(icc);
  if (lut === null) return;
  for (const value of [0, 0.3, 1]) {
    const numbers = [...lut.curves.map((curve) => curve(value)), ...lut.toXyz([value, 1 - value, value])];
    if (!numbers.every(Number.isFinite)) throw new Error("A colour that is no number.");
  }
}
