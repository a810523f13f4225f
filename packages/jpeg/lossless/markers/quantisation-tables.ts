import { u16be, u8 } from "@matte/pixels/bytes";
import { damaged } from "../fallback.ts";
import type { QuantisationTable } from "./picture.ts";

/** Reads a DQT segment's tables (ITU-T T.81 §B.2.4.1) into their destinations 0 to 3. */
export function readQuantisationTables(segment: Uint8Array, into: (QuantisationTable | undefined)[]): void {
  let at = 0;
  while (at < segment.length) {
    const wide = u8(segment, at) >> 4;
    const destination = u8(segment, at) & 15;
    const size = wide === 1 ? 128 : 64;
    if (wide > 1 || destination > 3 || at + 1 + size > segment.length) throw damaged("DQT");
    into[destination] = readTable(segment, at + 1, wide === 1);
    at += 1 + size;
  }
}

function readTable(segment: Uint8Array, at: number, wide: boolean): QuantisationTable {
  const table = Uint16Array.from({ length: 64 }, (_, k) => (wide ? u16be(segment, at + 2 * k) : u8(segment, at + k)));
  if (table.includes(0)) throw damaged("DQT with a step of 0");
  return table;
}
