import { crc32 } from "../../../chunks.ts";
import type { PngMachine } from "../../ops.ts";
import { adler32 } from "./adler32.ts";
import { emitIn } from "./emit.ts";
import { filterRowIn } from "./filter.ts";
import { PlainMemory } from "./memory.ts";
import { packIn } from "./pack.ts";
import { tokeniseIn } from "./tokenise.ts";
import { unfilterRowsIn } from "./unfilter.ts";

/** Reference for the hot part; the kernel must match it byte for byte. */
export function plainMachine(): PngMachine {
  const memory = new PlainMemory();
  return {
    start: 0,
    ensure: (end) => memory.ensure(end),
    ops: {
      pack: packIn(memory),
      filterRow: filterRowIn(memory),
      unfilterRows: unfilterRowsIn(memory),
      tokenise: tokeniseIn(memory),
      emit: emitIn(memory),
      adler32: (from, length, start) => adler32(memory.bytes.subarray(from, from + length), start),
      crc32: (from, length, start) => crc32(memory.bytes.subarray(from, from + length), start),
    },
  };
}
