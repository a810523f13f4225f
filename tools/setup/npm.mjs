import { runQuietly } from "./programs.mjs";

/** @param {readonly string[]} args npm's own */
export async function npm(args) {
  // The npm that started us knows its own program; by name alone Windows would need a shell.
  const script = process.env["npm_execpath"] ?? "";
  const [program, first] = script.endsWith("npm-cli.js") ? [process.execPath, [script]] : ["npm", []];
  await runQuietly(program, [...first, ...args]);
}
