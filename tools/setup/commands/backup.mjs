/** `npm run backup -- FOLDER`: copies everything to a folder, while the server runs. */
import { runOperator } from "../operator.mjs";

/** @param {readonly string[]} args */
export function run(args) {
  return runOperator("backup", args);
}
