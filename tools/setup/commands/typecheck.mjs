/** `npm run typecheck`: TypeScript over every program of the repository, two at a time. */
import { spawn } from "node:child_process";
import { relative } from "node:path";
import { Failure } from "../failure.mjs";
import { inRoot, ROOT } from "../places.mjs";
import { findPrograms } from "../type-programs.mjs";

const AT_ONCE = 2;
const TSC = inRoot("node_modules", "typescript", "bin", "tsc");

export async function run() {
  const waiting = findPrograms();
  const total = waiting.length;
  /** @type {string[]} */
  const faulty = [];
  const work = async () => {
    for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) {
      if (!(await passes(program))) faulty.push(relative(ROOT, program));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (faulty.length > 0)
    throw new Failure(`Types are wrong in ${faulty.length} of ${total} programs: ${faulty.join(", ")}`);
  process.stdout.write(`Types are right in ${total} programs.\n`);
}

/** @param {string} program @returns {Promise<boolean>} */
function passes(program) {
  const child = spawn(process.execPath, [TSC, "-p", program], { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve, reject) => child.on("error", reject).on("close", (code) => resolve(code === 0)));
}
