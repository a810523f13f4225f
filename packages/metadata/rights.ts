import { COPYRIGHT_NOTICE } from "./iptc/credits.ts";
import { datasetsOf } from "./iptc/edit.ts";
import { COPYRIGHT_KEYWORD } from "./photo-texts.ts";
import { decodedText } from "./text.ts";
import type { CarriedMetadata } from "./types.ts";
import { readXmp } from "./xmp/document.ts";
import { RIGHTS } from "./xmp/names.ts";
import { defaultItem, find } from "./xmp/property.ts";
import { readDirectory } from "./exif/directory.ts";
import { tiffReader } from "@matte/pixels/bytes";
import { COPYRIGHT } from "./exif/tags.ts";

/** Finds the original's rights in XMP, else IPTC, EXIF or a PNG's texts; null if there are none. */
export function rightsOf({ xmp, resources, exif, texts = [] }: CarriedMetadata): string | null {
  const inTexts = texts.find(({ keyword, text }) => keyword === COPYRIGHT_KEYWORD && text.trim() !== "");
  return (
    xmpRights(xmp) ??
    iptcRights(resources) ??
    (exif === null ? null : copyrightOf(exif)) ??
    inTexts?.text.trim() ??
    null
  );
}

function xmpRights(packet: Uint8Array | null): string | null {
  const document = packet === null ? null : readXmp(packet);
  return document === null ? null : (defaultItem(find(document, RIGHTS)) ?? null);
}

function iptcRights(resources: Uint8Array | null): string | null {
  const notice = datasetsOf(resources).find(({ record, number }) => record === 2 && number === COPYRIGHT_NOTICE.number);
  const text = notice === undefined ? "" : decodedText(notice.data).trim();
  return text === "" ? null : text;
}

/** Reads tag 0x8298, Exif 2.32 §4.6.4: copyright for photographer and editor, each followed by a NUL; blank if unknown. */
export function copyrightOf(block: Uint8Array): string | null {
  const fields = readDirectory(block, tiffReader(block)?.u32(4) ?? 0)?.fields ?? [];
  const value = fields.find(({ tag }) => tag === COPYRIGHT)?.value;
  if (value === undefined) return null;
  const [photographer = "", editor = ""] = decodedText(block.subarray(value.start, value.end))
    .split("\0")
    .map((part) => part.trim());
  return [photographer, editor].find((part) => part !== "") ?? null;
}
