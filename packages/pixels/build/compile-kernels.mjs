/** Runs the AssemblyScript compiler several times: `compile-kernels.mjs '[["jpeg/index.ts", …], …]'`. */

/**
 * Hides the import from the type checker: AssemblyScript's array declarations would replace JavaScript's in the whole program.
 */
const COMPILER = "assemblyscript/asc";
/** @type {{ main: (args: string[]) => Promise<{ error: Error | null }> }} */
const { main } = await import(COMPILER);

/** @type {readonly (readonly string[])[]} */
const runs = JSON.parse(process.argv[2] ?? "[]");
for (const args of runs) {
  const { error } = await main([...args]);
  // The compiler has printed it.
  if (error !== null) process.exitCode = 1;
}
