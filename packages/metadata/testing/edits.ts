import type { Credits, MetadataEdit } from "../types.ts";

export const CREDITS: Credits = {
  credit: "Photo by Ada Ö. Lind",
  creator: "Ada Ö. Lind",
  rights: "© Ada Ö. Lind",
  title: "Höfe & <Häuser>",
  location: "Genève, 日内瓦",
  contributors: ["Styling: Bea", "Light: Çem"],
};

export const EDIT: MetadataEdit = {
  size: { width: 6400, height: 4800 },
  orientation: 1,
  colour: "srgb",
  keepLocation: false,
  density: null,
  credits: null,
};

export function utf8(letters: string): Uint8Array {
  return new TextEncoder().encode(letters);
}

export function text(bytes: Uint8Array | null | undefined): string {
  return new TextDecoder().decode(bytes ?? new Uint8Array());
}

/** Makes an XMP packet with common test namespaces. */
export function packet(properties: string, attributes = ""): Uint8Array {
  return utf8(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
  xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  xmlns:xmpNote="http://ns.adobe.com/xmp/note/" xmlns:dji="http://www.dji.com/drone-dji/1.0/"
  xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" ${attributes}>${properties}</rdf:Description>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`);
}
