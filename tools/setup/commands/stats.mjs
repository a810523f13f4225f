/** `npm run stats -- check`: whether the dashboard's counters are right; `rebuild` puts them right. */
import { runOperator } from "../operator.mjs";

/** @param {readonly string[]} args */
export function run(args) {
  return runOperator("stats", args);
}
