import type { Breakdown, Statistics } from "@matte/contracts";
import { admin } from "@matte/messages/admin";
import { useId } from "react";
import { loadStatistics } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePages, type Pages } from "./use-pages.tsx";
import "./stats.css";

const { figures } = admin;
const BREAKDOWNS = Object.entries(admin.breakdowns) as [keyof typeof admin.breakdowns, string][];

export function useStatistics(): Pages<Statistics> {
  const { connection } = useDataConnection();
  return usePages(["statistics"], async (_cursor, signal) => ({
    page: await loadStatistics(connection, signal),
    next: null,
  }));
}

/** Four totals, and each answer's frequency. */
export function StatsTab({ pages: [stats] = [] }: Pick<Pages<Statistics>, "pages">) {
  if (stats === undefined) return null;
  const { users, proUsers, onboarded, images } = stats;
  return (
    <>
      <div className="admin-figures">
        <Figure name={figures.users} amount={users} />
        <Figure name={figures.proUsers} amount={proUsers} note={figures.conversion(admin.share(proUsers, users))} />
        <Figure name={figures.onboarded} amount={onboarded} note={figures.completion(admin.share(onboarded, users))} />
        <Figure name={figures.images} amount={images} note={figures.exported} />
      </div>
      <div className="admin-breakdowns">
        {BREAKDOWNS.map(([subject, title]) => (
          <Bars key={subject} title={title} breakdown={stats[subject]} />
        ))}
      </div>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly amount: number;
  readonly note?: string;
}

function Figure({ name, amount, note = "" }: FigureProps) {
  return (
    <section>
      <h2>{name}</h2>
      <b>{admin.count(amount)}</b>
      <p>{note}</p>
    </section>
  );
}

/** A breakdown, the most frequent first: each answer with its share among all users who answered. */
function Bars({ title, breakdown }: { readonly title: string; readonly breakdown: Breakdown }) {
  const { answered, entries } = breakdown;
  const id = useId();
  const listed = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="admin-breakdown" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {entries.length === 0 && <p className="admin-none">{admin.noAnswers}</p>}
      <ul>
        {entries.map(({ label, count }) => (
          <Bar key={label} label={admin.answer(label)} count={count} whole={answered} />
        ))}
        {listed < answered && <Bar label={admin.others} count={answered - listed} whole={answered} />}
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
      <em>{admin.percent(count, whole)}</em>
      <small>{admin.count(count)}</small>
    </li>
  );
}
