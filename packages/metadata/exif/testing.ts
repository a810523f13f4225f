import ExifReader from "exifreader";
import { type ByteOrder, type Directory, type Entry, tiff } from "../../../tools/photos/exif/tiff.ts";
import {
  bytes as bytesEntry,
  characters,
  long,
  rational,
  short,
  TAG,
  text,
} from "../../../tools/photos/exif/entries.ts";
import { gpsDirectory } from "../../../tools/photos/exif/gps.ts";
import { EDIT } from "../testing/edits.ts";
import { editExif, type ExifEdit } from "./edit.ts";

export const POSITION = { latitude: 46.5197, longitude: 6.6323, altitude: 495.2 };
export const ORDERS: readonly ByteOrder[] = ["II", "MM"];

export interface BlockOptions {
  readonly ifd0?: readonly Entry[];
  readonly exif?: readonly Entry[];
  readonly interoperability?: readonly Entry[];
  readonly gps?: boolean;
  readonly thumbnail?: Uint8Array;
}

/** Edits a block as for an export. @throws if nothing of it is left */
export function edited(block: Uint8Array, edit: ExifEdit = EDIT): Uint8Array {
  const result = editExif(block, edit);
  if (result === null) throw new Error("the block was dropped");
  return result;
}

/** Makes a camera-like EXIF block: 6000 x 4000 px, rotated by 90 degrees, Adobe RGB. */
export function exifBlock(order: ByteOrder, options: BlockOptions = {}): Uint8Array {
  const thumbnail = options.thumbnail === undefined ? {} : { next: thumbnailDirectory(options.thumbnail) };
  const gps = options.gps === true ? [{ tag: TAG.GpsIfd, directory: gpsDirectory(POSITION) }] : [];
  const ifd0 = [
    text(TAG.Make, "Maker"),
    text(TAG.Model, "Camera One"),
    short(TAG.Orientation, 6),
    ...(options.ifd0 ?? []),
  ];
  return tiff(order, {
    entries: ifd0,
    children: [{ tag: TAG.ExifIfd, directory: exifDirectory(options) }, ...gps],
    ...thumbnail,
  });
}

function exifDirectory({ exif = [], interoperability }: BlockOptions): Directory {
  const entries = [
    rational(TAG.ExposureTime, 1, 250),
    characters(TAG.ExifVersion, "0232"),
    short(TAG.ColorSpace, 65535),
    long(TAG.PixelXDimension, 6000),
    short(TAG.PixelYDimension, 4000),
    ...exif,
  ];
  const children = interoperability === undefined ? [] : [{ tag: 0xa005, directory: { entries: interoperability } }];
  return { entries, children };
}

/** Makes an EXIF block with a camera's name and maker note. @param note note bytes at an offset, always equally long */
export function blockWithNote(
  { make, model, order }: { readonly make: string; readonly model: string; readonly order: ByteOrder },
  note: (at: number) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const block = (at: number): Uint8Array<ArrayBuffer> =>
    tiff(order, {
      entries: [text(TAG.Make, make), text(TAG.Model, model)],
      children: [{ tag: TAG.ExifIfd, directory: { entries: [bytesEntry(TAG.MakerNote, ...note(at))] } }],
    });
  const latin = new TextDecoder("latin1");
  return block(latin.decode(block(0)).indexOf(latin.decode(note(0))));
}

function thumbnailDirectory(thumbnail: Uint8Array): Directory {
  return { entries: [short(TAG.Compression, 6), rational(TAG.XResolution, 300, 7)], thumbnail };
}

/** Lists all fields by name that exifreader finds. */
export function tagsOf(block: Uint8Array): Record<string, unknown> {
  const { exif, gps, Thumbnail } = ExifReader.load(block.slice().buffer, { expanded: true });
  const values = Object.entries(exif ?? {}).map(([name, tag]) => [name, valueOf(tag)] as const);
  return {
    ...Object.fromEntries(values),
    ...(gps === undefined ? {} : { gps }),
    ...(Thumbnail === undefined ? {} : { Thumbnail }),
  };
}

function valueOf(tag: unknown): unknown {
  return typeof tag === "object" && tag !== null && "value" in tag ? tag.value : undefined;
}

export function holds(bytes: Uint8Array, wanted: Uint8Array): boolean {
  const latin = new TextDecoder("latin1");
  return latin.decode(bytes).includes(latin.decode(wanted));
}

/** Writes rationals in a byte order. */
export function rationals(order: ByteOrder, ...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setUint32(index * 4, value, order === "II"));
  return new Uint8Array(view.buffer);
}

/** {@link POSITION} in degrees, minutes and hundredths of a second. */
export const LATITUDE = [46, 1, 31, 1, 1092, 100];
export const LONGITUDE = [6, 1, 37, 1, 5628, 100];
