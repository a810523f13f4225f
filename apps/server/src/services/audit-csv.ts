import type { AuditEntry } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import { listActs } from "../repositories/audit-log.ts";
import { emailsOf } from "../repositories/users.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { csvLine } from "./csv.ts";

const BATCH_SIZE = 1000;
/** Actor for the operator's commands. */
const OPERATOR = "operator";

/** Writes the audit log as CSV, newest first, with existing users' e-mail addresses. */
export async function* auditLogAsCsv(db: Db, _by: AuthorizedAdministration): AsyncGenerator<string> {
  yield csvLine(["at", "administrator", "administrator uid", "user", "user uid", "act", "before", "after"]);
  let after: AuditEntry | null = null;
  do {
    const acts: AuditEntry[] = await listActs(db, after, BATCH_SIZE);
    const uids = acts.flatMap(({ actor, subject }) => (actor === null ? [subject] : [actor, subject]));
    const emails = await emailsOf(db, [...new Set(uids)]);
    yield acts.map((act) => csvLine(cellsOf(act, emails))).join("");
    after = acts.length < BATCH_SIZE ? null : (acts.at(-1) ?? null);
  } while (after !== null);
}

function cellsOf(entry: AuditEntry, emails: ReadonlyMap<string, string>): string[] {
  const { at, actor, subject, act, before, after } = entry;
  const administrator = actor === null ? OPERATOR : (emails.get(actor) ?? "");
  return [at, administrator, actor ?? "", emails.get(subject) ?? "", subject, act, before, after];
}
