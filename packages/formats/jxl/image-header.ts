/** JPEG XL codestream headers, ISO/IEC 18181-1:2024 annexes D and E. */
import { type ColourProfile, NO_PROFILE, type PixelSize } from "@matte/pixels/bytes";
import { BitReader, type Choices } from "./bits.ts";

export interface JxlHeader {
  readonly coded: PixelSize;
  readonly orientation: number;
  readonly precision: number;
  readonly components: number;
  readonly alpha: boolean;
  /** True with a depth map as a channel. */
  readonly depth: boolean;
  readonly profile: ColourProfile;
}

const SIGNATURE_BYTES = 2;
/** Width divided by height, by ratio number; 0 means a separate width. */
const RATIOS = [0, 1, 1.2, 4 / 3, 1.5, 16 / 9, 1.25, 2] as const;
const SIDES: Choices = [
  [1, 9],
  [1, 13],
  [1, 18],
  [1, 30],
];
const ALPHA = 0;
const DEPTH = 1;
const SPOT_COLOUR = 2;
const FILTER_ARRAY = 5;
const [GREY, XYB] = [1, 2] as const;
const [SRGB_PRIMARIES, SRGB_TRANSFER, CUSTOM] = [1, 13, 2] as const;
/** Only decoders can read a compressed ICC profile. Display P3 holds most profiles' colours. */
const ANY_PROFILE: ColourProfile = { kind: "cicp", primaries: 12, transfer: SRGB_TRANSFER };

const DEFAULTS = { orientation: 1, precision: 8, components: 3, alpha: false, depth: false, profile: NO_PROFILE };

/** Reads a codestream beginning with its signature; null if it ends too early. */
export function readJxlHeader(codestream: Uint8Array): JxlHeader | null {
  const reader = new BitReader(codestream, SIGNATURE_BYTES);
  const coded = sizeFrom(reader);
  const metadata = reader.bool() ? DEFAULTS : metadataFrom(reader);
  return reader.isPast ? null : { coded, ...metadata };
}

/** §D.2: multiples of 8 if they suffice. */
function sizeFrom(reader: BitReader): PixelSize {
  const small = reader.bool();
  const side = (): number => (small ? 8 * (reader.bits(5) + 1) : reader.choice(SIDES));
  const height = side();
  const ratio = RATIOS[reader.bits(3)] ?? 0;
  return { width: ratio === 0 ? side() : Math.floor(height * ratio + 1e-9), height };
}

/** §D.3. */
function metadataFrom(reader: BitReader): Omit<JxlHeader, "coded"> {
  const orientation = reader.bool() ? extraFields(reader) : 1;
  const precision = bitDepth(reader);
  reader.bool();
  const extra = reader.choice([
    [0, 0],
    [1, 0],
    [2, 4],
    [1, 12],
  ]);
  const types = new Set<number>();
  for (let left = extra; left > 0 && !reader.isPast; left -= 1) types.add(extraChannel(reader));
  reader.bool();
  return { orientation, precision, alpha: types.has(ALPHA), depth: types.has(DEPTH), ...colourEncoding(reader) };
}

/** Reads the orientation, and skips intrinsic size, preview and animation before the bit depth. */
function extraFields(reader: BitReader): number {
  const orientation = reader.bits(3) + 1;
  if (reader.bool()) sizeFrom(reader);
  if (reader.bool()) skipPreview(reader);
  if (reader.bool()) skipAnimation(reader);
  return orientation;
}

function skipPreview(reader: BitReader): void {
  const eighths: Choices = [
    [16, 0],
    [32, 0],
    [1, 5],
    [33, 9],
  ];
  const whole: Choices = [
    [1, 6],
    [65, 8],
    [321, 10],
    [1345, 12],
  ];
  const sides = reader.bool() ? eighths : whole;
  reader.choice(sides);
  if (reader.bits(3) === 0) reader.choice(sides);
}

function skipAnimation(reader: BitReader): void {
  for (const choices of [
    [
      [100, 0],
      [1000, 0],
      [1, 10],
      [1, 30],
    ],
    [
      [1, 0],
      [1001, 0],
      [1, 8],
      [1, 10],
    ],
    [
      [0, 0],
      [0, 3],
      [0, 16],
      [0, 32],
    ],
  ] satisfies Choices[])
    reader.choice(choices);
  reader.bool();
}

function bitDepth(reader: BitReader): number {
  if (!reader.bool())
    return reader.choice([
      [8, 0],
      [10, 0],
      [12, 0],
      [1, 6],
    ]);
  const bits = reader.choice([
    [32, 0],
    [16, 0],
    [24, 0],
    [1, 6],
  ]);
  reader.bits(4);
  return bits;
}

/** Reads an extra channel's type, §D.3.6. */
function extraChannel(reader: BitReader): number {
  if (reader.bool()) return ALPHA;
  const type = reader.enumerated();
  bitDepth(reader);
  reader.choice([
    [0, 0],
    [3, 0],
    [4, 0],
    [1, 3],
  ]);
  const letters = reader.choice([
    [0, 0],
    [0, 4],
    [16, 5],
    [48, 10],
  ]);
  reader.bits(8 * letters);
  if (type === ALPHA) reader.bool();
  if (type === SPOT_COLOUR) reader.bits(64);
  if (type === FILTER_ARRAY)
    reader.choice([
      [1, 0],
      [0, 2],
      [3, 4],
      [19, 8],
    ]);
  return type;
}

/** §E.2. */
function colourEncoding(reader: BitReader): Pick<JxlHeader, "profile" | "components"> {
  if (reader.bool()) return { profile: NO_PROFILE, components: 3 };
  const embedded = reader.bool();
  const space = reader.enumerated();
  const components = space === GREY ? 1 : 3;
  if (embedded) return { profile: space === GREY ? NO_PROFILE : ANY_PROFILE, components };
  const white = space === XYB ? 1 : reader.enumerated();
  if (white === CUSTOM) skipPoints(reader, 1);
  const primaries = space === XYB || space === GREY ? SRGB_PRIMARIES : reader.enumerated();
  if (primaries === CUSTOM) skipPoints(reader, 3);
  if (reader.bool()) return { profile: described(primaries, SRGB_TRANSFER), components };
  return { profile: described(primaries, reader.enumerated()), components };
}

/** ITU-T H.273 numbers, except for Display P3. */
function described(primaries: number, transfer: number): ColourProfile {
  if (primaries === CUSTOM) return ANY_PROFILE;
  return { kind: "cicp", primaries: primaries === 11 ? 12 : primaries, transfer };
}

function skipPoints(reader: BitReader, count: number): void {
  const coordinate: Choices = [
    [0, 19],
    [0, 19],
    [0, 20],
    [0, 21],
  ];
  for (let left = 2 * count; left > 0; left -= 1) reader.choice(coordinate);
}
