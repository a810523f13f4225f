import type { Breakdown } from "@matte/contracts";
import { useId } from "react";
import { countOf, labelOf, percentOf } from "../words.ts";

/** A breakdown, the most frequent first: each answer with its share of all who answered. */
export function Bars({
  title,
  breakdown: { answered, entries },
}: {
  readonly title: string;
  readonly breakdown: Breakdown;
}) {
  const id = useId();
  const listed = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="admin-breakdown" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {entries.length === 0 && <p className="admin-none">No answers yet.</p>}
      <ul>
        {entries.map(({ label, count }) => (
          <Bar key={label} label={labelOf(label)} count={count} whole={answered} />
        ))}
        {listed < answered && <Bar label="all others" count={answered - listed} whole={answered} />}
      </ul>
    </section>
  );
}

function Bar({ label, count, whole }: { readonly label: string; readonly count: number; readonly whole: number }) {
  return (
    <li>
      <span>{label}</span>
      <i aria-hidden="true">
        <b style={{ inlineSize: `${(100 * count) / whole}%` }} />
      </i>
      <em>{percentOf(count, whole)}</em>
      <small>{countOf(count)}</small>
    </li>
  );
}
