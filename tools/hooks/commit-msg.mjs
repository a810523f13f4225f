/** Refuses a commit whose subject does not fit into `git log --oneline`. */
import { readFileSync } from "node:fs";

const LONGEST = 72;
/** Subjects written by git itself. */
const GENERATED = /^(?:Merge|Revert "|fixup!|squash!|amend!)/;

const subject = subjectOf(readFileSync(process.argv[2] ?? "", "utf8"));
const { length } = [...subject];
if (length > LONGEST && !GENERATED.test(subject)) {
  console.error(`The subject has ${length} characters: shorten it to ${LONGEST} and move reasons into the body.`);
  console.error(`  ${subject}\n  ${" ".repeat(LONGEST)}^`);
  process.exitCode = 1;
}

/** @param {string} message with git's comment lines @returns {string} its first paragraph, as git joins it */
function subjectOf(message) {
  const lines = message.split("\n").filter((line) => !line.startsWith("#"));
  const [paragraph = ""] = lines
    .join("\n")
    .trim()
    .split(/\n\s*\n/);
  return paragraph.replace(/\s*\n\s*/g, " ");
}
