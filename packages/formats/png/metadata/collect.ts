import { exifPrefixLength, hasLetters } from "@matte/pixels/bytes";
import type { CarriedMetadata } from "@matte/metadata";
import { type Chunk, chunks, isWhole, pngProfile } from "@matte/png";
import { internationalText, photoText, rawProfile, type RawProfileKind, rawProfileKind, XMP_KEYWORD } from "./text.ts";

const MAX_TEXTS = 100;
const TEXT: ReadonlySet<string> = new Set(["tEXt", "zTXt"]);

/** Collects a PNG's metadata from its chunks, else from raw profiles, which editors wrote before eXIf existed. */
export async function collectPng(png: Uint8Array): Promise<CarriedMetadata> {
  const found = [...chunks(png)].filter((chunk) => isWhole(png, chunk));
  const data = ({ start, end }: Chunk): Uint8Array => png.subarray(start, end);
  const exif = found.find(({ type }) => type === "eXIf");
  const xmp = found.find(({ type, start }) => type === "iTXt" && hasLetters(png, start, XMP_KEYWORD));
  const raw = (kind: RawProfileKind): Promise<Uint8Array | null> => rawOf(png, found, kind);
  return {
    exif: withoutPrefix(exif === undefined ? await raw("exif") : data(exif).slice()),
    xmp: xmp === undefined ? await raw("xmp") : await internationalText(data(xmp)),
    extendedXmp: null,
    resources: await raw("iptc"),
    ...(await textsOf(png, found)),
    profile: pngProfile(png, found),
  };
}

async function textsOf(png: Uint8Array, found: readonly Chunk[]): Promise<Pick<CarriedMetadata, "texts">> {
  const chunk = found.filter(({ type }) => type === "iTXt" || TEXT.has(type)).slice(0, MAX_TEXTS);
  const texts = await Promise.all(chunk.map(({ type, start, end }) => photoText(type, png.subarray(start, end))));
  const readable = texts.filter((text) => text !== null);
  return readable.length === 0 ? {} : { texts: readable };
}

async function rawOf(png: Uint8Array, found: readonly Chunk[], kind: RawProfileKind): Promise<Uint8Array | null> {
  const chunk = found.find(
    ({ type, start, end }) => TEXT.has(type) && rawProfileKind(png.subarray(start, end)) === kind,
  );
  return chunk === undefined ? null : rawProfile(chunk.type, png.subarray(chunk.start, chunk.end));
}

function withoutPrefix(exif: Uint8Array | null): Uint8Array | null {
  return exif && exif.subarray(exifPrefixLength(exif));
}
