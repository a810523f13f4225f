/** Damaged files with video, depth map and content credentials. */
import { findExtras } from "../../packages/formats/collect.ts";
import { join } from "../../packages/pixels/bytes/bytes.ts";
import fc from "fast-check";
import { hdrPhoto, MAKERS } from "../../tools/photos/hdr/index.ts";
import { photo } from "../../test/photos/index.ts";
import { damage, damaged } from "./damage.ts";

const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** Segments whose texts lead the search further: motion photo, depth map, manifest. */
const CLAIMS = [
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:C="http://ns.google.com/photos/1.0/container/" xmlns:I="http://ns.google.com/photos/1.0/container/item/" MotionPhoto="1"><C:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><C:Item I:Semantic="Depth" I:Length="9"/></rdf:li></rdf:Seq></C:Directory></rdf:Description></rdf:RDF></x:xmpmeta>',
  "http://ns.google.com/photos/1.0/depthmap/ GDepth:Data",
].map((packet) => segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${packet}`));
const MANIFEST = segment(0xeb, "JP\0\x01\0\0\0\x01\0\0\x01\0jumb\0\0\0\x1ejumdc2pa");

function segment(marker: number, payload: string): Uint8Array {
  const length = payload.length + 2;
  return join([Uint8Array.of(0xff, marker, length >> 8, length & 255), text(payload)]);
}

const photos = [
  ...MAKERS.map((maker) => hdrPhoto(maker, { width: 64, height: 64 })),
  ...(await Promise.all([photo("one-pixel"), photo("png-palette"), photo("webp-lossless")])),
];
const claiming = photos.flatMap((file) =>
  file[0] === 0xff
    ? CLAIMS.map((claim) => join([file.subarray(0, 2), claim, MANIFEST, file.subarray(2), text("ftypmp42SEFT")]))
    : [file],
);
const given = fc.tuple(fc.constantFrom(...claiming), damage);

export const extras = fc.asyncProperty(given, async ([file, harm]) => {
  const found = findExtras(damaged(file, harm));
  if (new Set(found).size !== found.length) throw new Error("An extra twice.");
});
