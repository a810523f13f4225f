import { damaged, type FallbackError } from "../fallback.ts";

/** The reference's messages for kernels/jpeg/faults.ts, from 1 on. */
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

/** The reference's error for a kernel fault. */
export function faultOf(fault: number): FallbackError {
  return damaged(FAULTS[fault - 1] ?? `fault ${fault}`);
}
