import { PLANS } from "@matte/engine";
import { operatorPayments } from "./billing/index.ts";
import { ConfigError, readOperatorConfig, type Environment } from "./config/read.ts";
import { openDatabase } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { openImageStore } from "./images/open-store.ts";
import type { UserRecord } from "./repositories/users.ts";
import { deleteAccount, exportAccount, type AccountPartners } from "./services/accounts.ts";
import { administer, usersWithEmail } from "./services/administration.ts";
import { authorize, authorizeAdministration, OPERATOR } from "./services/authorized.ts";
import { DomainError } from "./domain/domain-error.ts";

const USAGE = `npm run user -- set-plan EMAIL ${PLANS.join("|")}
npm run user -- set-admin EMAIL
npm run user -- show EMAIL
npm run user -- delete EMAIL`;

/** What can be done with one user. @returns what to say about it; null when it was asked for wrongly */
type Action = (books: Books, user: UserRecord, args: readonly string[]) => Promise<string | null>;

interface Books {
  readonly db: Db;
  readonly partners: AccountPartners;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  "set-plan": async ({ db }, { uid, email }, [wanted]) => {
    const plan = PLANS.find((one) => one === wanted);
    if (plan === undefined) return null;
    await administer(db, authorizeAdministration(OPERATOR), uid, { plan }, new Date().toISOString());
    return `${email} is on the plan ${plan}.`;
  },
  "set-admin": async ({ db }, { uid, email }) => {
    await administer(db, authorizeAdministration(OPERATOR), uid, { isAdmin: true }, new Date().toISOString());
    return `${email} is an administrator.`;
  },
  show: async ({ db }, { uid }) => {
    const user = authorize(OPERATOR, { kind: "user", uid });
    return JSON.stringify(await exportAccount(db, user, new Date().toISOString()), null, 2);
  },
  delete: async ({ db, partners }, { uid, email }) => {
    await deleteAccount(db, partners, authorize(OPERATOR, { kind: "user", uid }));
    return `${email} and everything of theirs is deleted.`;
  },
};

/**
 * @param args as in `USAGE`
 * @param say takes a line for the terminal
 * @returns the exit code
 */
export async function runUserCommand(
  environment: Environment,
  [name = "", email = "", ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined || email === "") return complain(say, USAGE);
  try {
    return await withBooks(environment, async (books) => {
      const { db } = books;
      const users = await usersWithEmail(db, authorizeAdministration(OPERATOR), email);
      const [user] = users;
      if (user === undefined || users.length > 1) return complain(say, whoElse(email, users));
      const said = await action(books, user, rest);
      if (said === null) return complain(say, USAGE);
      say(said);
      return 0;
    });
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DomainError) return complain(say, error.message);
    throw error;
  }
}

async function withBooks(environment: Environment, work: (books: Books) => Promise<number>): Promise<number> {
  const { place, stripe, s3 } = readOperatorConfig(environment);
  const db = await openDatabase(place, () => undefined);
  const store = await openImageStore({ ...place, s3 });
  try {
    return await work({ db, partners: { payments: await operatorPayments(stripe), images: { store } } });
  } finally {
    store.close();
    await db.destroy();
  }
}

function whoElse(email: string, users: readonly UserRecord[]): string {
  if (users.length === 0) return `Nobody has signed in with ${email}.`;
  const list = users.map(({ issuer, subject }) => `  ${issuer} ${subject}`).join("\n");
  return `Several have signed in with ${email}, and this command would not know which is meant:\n${list}`;
}

function complain(say: (line: string) => void, line: string): number {
  say(line);
  return 1;
}
