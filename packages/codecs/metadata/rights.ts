import { copyrightOf } from "./exif/copyright.ts";
import { COPYRIGHT_NOTICE } from "./iptc/credits.ts";
import { datasetsOf } from "./iptc/edit.ts";
import { decodedText } from "./text.ts";
import type { CarriedMetadata } from "./types.ts";
import { readXmp } from "./xmp/document.ts";
import { RIGHTS } from "./xmp/names.ts";
import { find, items } from "./xmp/property.ts";

/** Rights of the original in XMP, otherwise in IPTC, otherwise in EXIF; null without any. */
export function rightsOf({ xmp, resources, exif }: CarriedMetadata): string | null {
  return xmpRights(xmp) ?? iptcRights(resources) ?? (exif === null ? null : copyrightOf(exif));
}

function xmpRights(packet: Uint8Array | null): string | null {
  const document = packet === null ? null : readXmp(packet);
  return document === null ? null : (items(find(document, RIGHTS))[0] ?? null);
}

function iptcRights(resources: Uint8Array | null): string | null {
  const notice = datasetsOf(resources).find(({ record, number }) => record === 2 && number === COPYRIGHT_NOTICE.number);
  const text = notice === undefined ? "" : decodedText(notice.data).trim();
  return text === "" ? null : text;
}
