import type { Figure } from "../lib/figures.ts";

/** A run's figures and its machine. */
export interface Report {
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly Figure[];
}

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 64rem; padding-inline: 1rem; color-scheme: light dark }
table { border-collapse: collapse; inline-size: 100% }
th, td { padding: 0.25rem 0.5rem; text-align: end; border-block-end: 1px solid #8884; font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: start }
svg { inline-size: 16rem; block-size: 1.25rem; vertical-align: middle }
rect { fill: #3572b0 } .over rect { fill: #c0392b } line { stroke: currentColor } .limit { stroke-dasharray: 2 2 }`;

/** Renders a page with a row and a bar for each figure. Full length is twice the baseline. */
export function reportPage({ date, machine, figures }: Report): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Benchmarks</title>
<style>${STYLE}
</style>
<h1>Benchmarks</h1>
<p>${escapeHtml(`${date}; ${machine}; medians of rounds, each with its baseline.`)}</p>
<p>The solid line is the baseline, the dashed line the limit. Bars end at twice the baseline.</p>
<table>
<tr><th>Figure<th>Value<th>Baseline<th>Ratio<th>Limit<th>Rounds<th>Plot
${figures.map(row).join("\n")}
</table>
</html>
`;
}

function row(figure: Figure): string {
  const { name, unit, value, baseline, ratio, limit, rounds } = figure;
  const cells = [
    escapeHtml(name),
    amount(value, unit),
    amount(baseline, unit),
    ratio.toFixed(2),
    limit ?? "–",
    rounds,
    plot(figure),
  ];
  return `<tr${limit !== null && ratio > limit ? ' class="over"' : ""}>${cells.map((cell) => `<td>${cell}`).join("")}`;
}

function amount(value: number, unit: Figure["unit"]): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
}

function plot({ ratio, limit }: Figure): string {
  const at = (share: number): string => (100 * Math.min(share, 2)).toFixed(1);
  const line = (share: number, kind: string): string =>
    `<line class="${kind}" x1="${at(share)}" x2="${at(share)}" y1="0" y2="10"/>`;
  const limitLine = limit === null ? "" : line(limit, "limit");
  return `<svg viewBox="0 0 200 10" preserveAspectRatio="none" role="img" aria-label="${ratio.toFixed(2)}"><rect y="2" width="${at(ratio)}" height="6"/>${line(1, "baseline")}${limitLine}</svg>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
