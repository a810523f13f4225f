/** A font's character table, OpenType `cmap`. */

const HEADER = 4;
const RECORD = 8;
const GROUPS_AT = 16;
const GROUP = 12;
const SEGMENTS = 4;
const GROUPS = 12;
/** Windows, full Unicode. */
const [PLATFORM, ENCODING] = [3, 10];

/** Keeps the characters accepted by `isKept`, in one subtable, format 12. */
export function filteredCmap(cmap: Buffer, isKept: (character: number) => boolean): Buffer {
  const glyphs = [...glyphsOf(cmap)]
    .filter(([character]) => isKept(character))
    .toSorted(([one], [other]) => one - other);
  const length = GROUPS_AT + glyphs.length * GROUP;
  const table = Buffer.alloc(HEADER + RECORD + length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(PLATFORM, HEADER);
  table.writeUInt16BE(ENCODING, HEADER + 2);
  table.writeUInt32BE(HEADER + RECORD, HEADER + 4);
  const subtable = table.subarray(HEADER + RECORD);
  subtable.writeUInt16BE(GROUPS, 0);
  subtable.writeUInt32BE(length, 4);
  subtable.writeUInt32BE(glyphs.length, 12);
  for (const [index, [character, glyph]] of glyphs.entries())
    [character, character, glyph].forEach((value, at) =>
      subtable.writeUInt32BE(value, GROUPS_AT + index * GROUP + 4 * at),
    );
  return table;
}

/** Returns glyphs by character, from the Unicode subtables. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let at = HEADER; at < HEADER + cmap.readUInt16BE(2) * RECORD; at += RECORD) {
    const subtable = cmap.subarray(cmap.readUInt32BE(at + 4));
    const format = subtable.readUInt16BE(0);
    if (format === SEGMENTS) addSegments(subtable, glyphs);
    if (format === GROUPS) addGroups(subtable, glyphs);
  }
  return glyphs;
}

/** Format 4: character segments in the basic plane. */
function addSegments(table: Buffer, glyphs: Map<number, number>): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const [end, start] = [table.readUInt16BE(14 + at), table.readUInt16BE(16 + size + at)];
    const [delta, range] = [table.readUInt16BE(16 + 2 * size + at), table.readUInt16BE(16 + 3 * size + at)];
    for (let character = start; character <= end && character < 0xffff; character += 1) {
      const place = 16 + 3 * size + at + range + 2 * (character - start);
      const glyph = range === 0 ? character : table.readUInt16BE(place);
      const moved = (glyph + delta) & 0xffff;
      if (glyph !== 0 && moved !== 0) glyphs.set(character, moved);
    }
  }
}

/** Format 12: character groups with consecutive glyphs. */
function addGroups(table: Buffer, glyphs: Map<number, number>): void {
  for (let at = GROUPS_AT; at < GROUPS_AT + table.readUInt32BE(12) * GROUP; at += GROUP) {
    const [start, end, glyph] = [0, 4, 8].map((offset) => table.readUInt32BE(at + offset)) as [number, number, number];
    for (let character = start; character <= end; character += 1) glyphs.set(character, glyph + character - start);
  }
}
