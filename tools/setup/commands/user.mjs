/** `npm run user -- set-plan EMAIL pro`: the operator's commands, on the database that the environment names. */
import { runOperator } from "../operator.mjs";

/** @param {readonly string[]} args */
export function run(args) {
  return runOperator("user", args);
}
