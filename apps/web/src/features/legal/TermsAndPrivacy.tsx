import { PLAN_LIST } from "@matte/engine";
import { legal, type Clause as ClauseText } from "@matte/messages/legal";
import { plans } from "@matte/messages/plans";
import { Clause, LegalPage, Paragraphs } from "./LegalPage.tsx";

/** Change it together with either page's text. */
const LAST_CHANGED = new Date("2026-11-28");

const PRICES = PLAN_LIST.map(({ name, offers }) => plans.priceSentence(name, offers)).join(" ");

export function Terms() {
  return <LegalText {...legal.terms(PRICES)} />;
}

export function Privacy() {
  return <LegalText {...legal.privacy} />;
}

interface LegalTextProps {
  readonly title: string;
  readonly summary: string;
  readonly clauses: Readonly<Record<string, ClauseText>>;
}

function LegalText({ title, summary, clauses }: LegalTextProps) {
  const list = Object.values(clauses);
  return (
    <LegalPage title={title} summary={summary}>
      {list.map((clause, index) => (
        <Clause key={clause.title} title={clause.title}>
          <Paragraphs text={clause.text} />
          {index === list.length - 1 && <p>{legal.lastChanged(LAST_CHANGED)}</p>}
        </Clause>
      ))}
    </LegalPage>
  );
}
