/** `npm run restore -- FOLDER`: puts a backup where there is nothing yet. */
import { runOperator } from "../operator.mjs";

/** @param {readonly string[]} args */
export function run(args) {
  return runOperator("restore", args);
}
