/** Source of `virtual:caption-fonts`: a list of character ranges, and faces referring to it. */
import type { BuiltFace, BuiltFonts } from "./caption-faces.ts";

export function captionModule({ families }: Pick<BuiltFonts, "families">): string {
  const entries = Object.entries(families);
  const ranges = [...new Set(entries.flatMap(([, { faces }]) => faces.map((face) => face.unicodeRange)))];
  const place = (face: BuiltFace): number => ranges.indexOf(face.unicodeRange);
  const stylesheets = entries.map(([name, { stylesheet }]) => [name, stylesheet]);
  const coverage = entries.map(([name, { faces }]) => [name, [...new Set(faces.map(place))]]);
  const packed = entries.map(([name, { faces }]) => [
    name,
    faces.map((face) => [face.weight, face.url, face.local, place(face), ...(face.italic === true ? [1] : [])]),
  ]);
  return [
    `const ranges = ${JSON.stringify(ranges)};`,
    `export const stylesheets = ${object(stylesheets)};`,
    `const each = (families, change) => Object.fromEntries(Object.entries(families).map(([name, list]) => [name, list.map((item) => change(item, name))]));`,
    `export const unicodeRanges = /* @__PURE__ */ each(${object(coverage)}, (place) => ranges[place]);`,
    `const faces = /* @__PURE__ */ each(${object(packed)}, ([weight, url, local, place, italic], family) => ({ family, weight, url, local, unicodeRange: ranges[place], ...(italic && { italic: true }) }));`,
    `const join = (all) => Object.fromEntries(Object.keys(stylesheets).map((name) => [name, { stylesheet: stylesheets[name], faces: all[name] }]));`,
    `export const catalogue = /* @__PURE__ */ join(faces);`,
  ].join("\n");
}

function object(entries: readonly (readonly unknown[])[]): string {
  return JSON.stringify(Object.fromEntries(entries as Iterable<readonly [string, unknown]>));
}
