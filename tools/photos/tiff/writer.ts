import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { bytes, long, short } from "../exif/entries.ts";
import { type ByteOrder, type Directory, tiff } from "../exif/tiff.ts";

/** Uncompressed picture in one strip, TIFF 6.0 §3 to §6. */
export interface TiffPlan {
  readonly order: ByteOrder;
  readonly width: number;
  readonly height: number;
  readonly bits: 8 | 16;
  readonly samples: number;
  /** 0 and 1: grey, 2: RGB. */
  readonly photometric: number;
  /** Values from 0 to 255 or 65,535, pixel by pixel. */
  readonly data: ArrayLike<number>;
  /** ExtraSamples, §18: 1 is associated alpha, 2 is not. */
  readonly extra?: number;
  /** One strip per sample, §7. */
  readonly planar?: boolean;
  readonly profile?: Uint8Array;
  /** EXIF; its first directory receives the picture's fields. */
  readonly exif?: Directory;
}

export function writeTiff(plan: TiffPlan): Uint8Array<ArrayBuffer> {
  const { width, height, samples, exif } = plan;
  const entries = [
    ...(exif?.entries ?? []),
    long(0x100, width),
    long(0x101, height),
    short(0x102, ...Array.from({ length: samples }, () => plan.bits)),
    short(0x103, 1),
    short(0x106, plan.photometric),
    short(0x115, samples),
    long(0x116, height),
    ...(plan.planar === true ? [short(0x11c, 2)] : []),
    ...(plan.extra === undefined ? [] : [short(0x152, plan.extra)]),
    ...(plan.profile === undefined ? [] : [bytes(0x8773, ...plan.profile)]),
  ];
  const children = exif?.children ?? [];
  if (plan.planar !== true) {
    const picture = { offset: 0x111, length: 0x117, bytes: stored(plan, plan.data) };
    return tiff(plan.order, { entries, children, picture });
  }
  const planes = Array.from({ length: samples }, (_, plane) =>
    stored(
      plan,
      Array.from({ length: width * height }, (_value, at) => plan.data[at * samples + plane] ?? 0),
    ),
  );
  const empty = tiff(plan.order, { entries: [...entries, ...places(planes, 0)], children });
  return join([tiff(plan.order, { entries: [...entries, ...places(planes, empty.length)], children }), ...planes]);
}

function places(planes: readonly Uint8Array[], start: number): Directory["entries"] {
  const offsets = planes.map((_, index) => start + planes.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  return [long(0x111, ...offsets), long(0x117, ...planes.map(({ length }) => length))];
}

function stored({ order, bits }: TiffPlan, data: ArrayLike<number>): Uint8Array {
  if (bits === 8) return Uint8Array.from(data);
  const view = new DataView(new ArrayBuffer(2 * data.length));
  for (let at = 0; at < data.length; at += 1) view.setUint16(2 * at, data[at] ?? 0, order === "II");
  return new Uint8Array(view.buffer);
}
