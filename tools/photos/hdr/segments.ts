/** Application segments in HDR photos. */

/** Application segment: marker, and everything after its length. */
export interface AppSegment {
  readonly marker: number;
  readonly payload: Uint8Array;
}

export const APP1 = 0xe1;
export const APP2 = 0xe2;
export const ISO_GAIN_MAP = "urn:iso:std:iso:ts:21496:-1\0";
export const MPF = "MPF\0";

export function segment(marker: number, identifier: string, content: Uint8Array): AppSegment {
  return { marker, payload: join([latin1(identifier), content]) };
}

export function latin1(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Writes XMP with these properties, as elements and as attributes. */
export function xmp(properties: string, attributes = ""): AppSegment {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" ${attributes}>${properties}</rdf:Description>
</rdf:RDF></x:xmpmeta>`;
  return segment(APP1, "http://ns.adobe.com/xap/1.0/\0", latin1(packet));
}
