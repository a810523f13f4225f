import { crc32 } from "../../crc32.ts";
import type { PngMachine } from "../ops.ts";
import { adler32 } from "./adler32.ts";
import { emit } from "./emit.ts";
import { filterRow } from "./filter.ts";
import { PlainMemory } from "./memory.ts";
import { pack } from "./pack.ts";
import { tokenise } from "./tokenise.ts";

/** The encoder's hot part in TypeScript: what the kernel must do, and what does it where there is no WebAssembly. */
export function plainMachine(): PngMachine {
  const memory = new PlainMemory();
  return {
    start: 0,
    room: (end) => memory.room(end),
    ops: {
      pack: (...given) => pack(memory, ...given),
      filterRow: (...given) => filterRow(memory, ...given),
      tokenise: (...given) => tokenise(memory, ...given),
      emit: (...given) => emit(memory, ...given),
      adler32: (from, length, start) => adler32(memory.bytes.subarray(from, from + length), start),
      crc32: (from, length) => crc32(memory.bytes.subarray(from, from + length)),
    },
  };
}
