/** Decodes MCUs of a scan that is walked. Reference: decodeMcu in index/walk.ts. */
import { decodeAc, decodeDc } from "./decode";
import { ENDS_IN_BLOCK, SOUND } from "./faults";
import { position, seek } from "./position";
import { AC_TABLE, BIT, BLOCK_SIZE, COMPONENT, DC_TABLE, END, PREDICTIONS } from "./walk";

const BLOCK_BYTES: usize = 128;
const LAST: u32 = 63;

/**
 * Decodes one MCU with the blocks from `blocks` up to `blocksEnd`; layout: walk.ts.
 * @returns a fault
 */
export function decodeMcu(state: usize, blocks: usize, blocksEnd: usize, data: usize, into: usize): i32 {
  seek(load<u32>(state, BIT));
  const end = load<u32>(state, END);
  for (let block = blocks; block < blocksEnd; block += BLOCK_SIZE) {
    const place = state + (load<usize>(block, COMPONENT) << 2) + PREDICTIONS;
    memory.fill(into, 0, BLOCK_BYTES);
    let fault = decodeDc(place, load<usize>(block, DC_TABLE), 0, into, data);
    if (fault === SOUND) fault = decodeAc(load<usize>(block, AC_TABLE), LAST, into, data);
    if (fault !== SOUND) return fault;
    if (position() > end) return ENDS_IN_BLOCK;
    into += BLOCK_BYTES;
  }
  store<u32>(state, position(), BIT);
  return SOUND;
}
