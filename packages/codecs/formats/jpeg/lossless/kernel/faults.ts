import { damaged, type FallbackError } from "../fallback.ts";

/** Messages of the reference for the faults of kernels/jpeg/faults.ts, from 1 on. */
const FAULTS = [
  "no such Huffman code",
  "a DC difference of too many bits",
  "no such AC coefficient",
  "coefficients beyond the block",
  "the data ends in a block",
  "a DC value out of range",
  "coefficients beyond the band",
  "a refinement of several bits",
];

/** The reference's error for a fault of the kernel. */
export function faultOf(fault: number): FallbackError {
  return damaged(FAULTS[fault - 1] ?? `fault ${fault}`);
}
