import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure } from "../lib/figures.ts";
import { type Report, reportPage } from "./page.ts";

const FOLDER = fileURLToPath(new URL("../../docs/benchmarks", import.meta.url));

const DATA = join(FOLDER, "figures.json");

/** Adds figures to this machine's report, as JSON and as a page, and returns the page's path. */
export function writeReport(figures: readonly Figure[]): string {
  const machine = machineName();
  const report = { date: new Date().toISOString().slice(0, 10), machine, figures: merged(figuresOf(machine), figures) };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(DATA, `${JSON.stringify(report, null, 2)}\n`);
  const page = join(FOLDER, "figures.html");
  writeFileSync(page, reportPage(report));
  return page;
}

/** Merges figures in the order of their first measurement; new values replace older ones. */
export function merged(before: readonly Figure[], fresh: readonly Figure[]): Figure[] {
  return [...new Map([...before, ...fresh].map((figure) => [figure.name, figure])).values()];
}

/** Returns none without a report, or for another machine's. */
function figuresOf(machine: string): readonly Figure[] {
  if (!existsSync(DATA)) return [];
  const report = JSON.parse(readFileSync(DATA, "utf8")) as Report;
  return report.machine === machine ? report.figures : [];
}

function machineName(): string {
  const all = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${all[0]?.model.trim() ?? "unknown processor"}, ${all.length} cores, ${memory}, Node ${process.versions.node}`;
}
