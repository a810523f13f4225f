/** A program that runs the AssemblyScript compiler several times: `compile-kernels.mjs '[["jpeg/index.ts", …], …]'`. */
import { main } from "assemblyscript/asc";

/** @type {readonly (readonly string[])[]} */
const runs = JSON.parse(process.argv[2] ?? "[]");
for (const args of runs) {
  const { error } = await main([...args]);
  // The compiler has printed it.
  if (error !== null) process.exitCode = 1;
}
