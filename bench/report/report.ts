import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure } from "../lib/figures.ts";
import { type Report, reportPage } from "./page.ts";

const FOLDER = fileURLToPath(new URL("../../docs/benchmarks", import.meta.url));

/** Writes the figures as JSON and as a page, and returns the path of the page. */
export function writeReport(figures: readonly Figure[], rounds: number): string {
  const report: Report = { date: new Date().toISOString().slice(0, 10), machine: machineName(), rounds, figures };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "figures.json"), `${JSON.stringify(report, null, 2)}\n`);
  const page = join(FOLDER, "figures.html");
  writeFileSync(page, reportPage(report));
  return page;
}

function machineName(): string {
  const all = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${all[0]?.model.trim() ?? "unknown processor"}, ${all.length} cores, ${memory}, Node ${process.versions.node}`;
}
