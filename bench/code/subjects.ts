/** Commit subject lengths. */
import { execFileSync } from "node:child_process";
import { median, percentile } from "../lib/statistics.ts";

const LONGEST = 72;

export const SUBJECT_HEAD = ["commit subjects", "commits", "median", "p90", "max", `over ${LONGEST}`];

/** @returns one row for the whole history and one for the latest hundred commits; none without a repository */
export function subjectRows(root: string): string[][] {
  const subjects = execFileSync("git", ["log", "--no-merges", "--format=%s"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((subject) => subject !== "");
  return [row("all", subjects), row("latest 100", subjects.slice(0, 100))];
}

function row(name: string, subjects: readonly string[]): string[] {
  const lengths = subjects.map((subject) => [...subject].length);
  return [
    name,
    ...[lengths.length, median(lengths), percentile(lengths, 0.9), Math.max(...lengths)].map(String),
    String(lengths.filter((length) => length > LONGEST).length),
  ];
}
