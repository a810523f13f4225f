import { damaged, type FallbackError } from "../fallback.ts";

/** By kernels/jpeg/faults.ts's numbers less one, in the reference's words. */
const FAULTS = [
  "no such Huffman code",
  "a DC difference of too many bits",
  "no such AC coefficient",
  "coefficients beyond the block",
  "the data ends in a block",
];

export function faultOf(fault: number): FallbackError {
  return damaged(FAULTS[fault - 1] ?? `fault ${fault}`);
}
