import { PLANS } from "@matte/engine";
import { operatorPayments } from "./billing/index.ts";
import { ConfigError, readOperatorConfig, type Environment } from "./config/read.ts";
import { openDatabase } from "./database.ts";
import type { Db } from "./db/schema.ts";
import { openImageStore } from "./images/open-store.ts";
import type { UserRecord } from "./repositories/users.ts";
import { endSessions } from "./services/account-sessions.ts";
import { deleteAccount, exportAccount, type AccountPartners } from "./services/accounts.ts";
import { administer, usersWithEmail } from "./services/administration.ts";
import { authorize, authorizeAdministration, OPERATOR } from "./services/authorized.ts";
import { authorizeReading } from "./services/reading.ts";
import { DomainError } from "./domain/domain-error.ts";

/** Confirms that the operator ended the user's subscriptions at the payment partner. */
const PAYMENTS_ENDED = "--payments-ended";

const USAGE = `npm run user -- set-plan EMAIL ${PLANS.join("|")}
npm run user -- set-admin EMAIL
npm run user -- show EMAIL
npm run user -- end-sessions EMAIL
npm run user -- delete EMAIL [${PAYMENTS_ENDED}]`;

/** Acts on one user. @returns the output; null for wrong arguments */
type Action = (stores: Stores, user: UserRecord, args: readonly string[]) => Promise<string | null>;

interface Stores {
  readonly db: Db;
  readonly partners: AccountPartners;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  "set-plan": async ({ db }, { uid, email }, [wanted]) => {
    const plan = PLANS.find((known) => known === wanted);
    if (plan === undefined) return null;
    await administer(db, authorizeAdministration(OPERATOR), uid, { plan }, new Date().toISOString());
    return `${email} is on the plan ${plan}.`;
  },
  "set-admin": async ({ db }, { uid, email }) => {
    await administer(db, authorizeAdministration(OPERATOR), uid, { isAdmin: true }, new Date().toISOString());
    return `${email} is an administrator.`;
  },
  show: async ({ db }, { uid }) => {
    const user = await authorizeReading(db, OPERATOR, uid, "export");
    return JSON.stringify(await exportAccount(db, user, new Date().toISOString()), null, 2);
  },
  "end-sessions": async ({ db }, { uid, email }) => {
    const ended = await endSessions(db, authorize(OPERATOR, { kind: "account", uid }), new Date().toISOString());
    return ended === 1 ? `1 session of ${email} has ended.` : `${ended} sessions of ${email} have ended.`;
  },
  delete: async ({ db, partners }, { uid, email }, args) => {
    if (args.some((arg) => arg !== PAYMENTS_ENDED)) return null;
    const endsPayments = args.length === 0;
    await deleteAccount(db, partners, authorize(OPERATOR, { kind: "account", uid }), { endsPayments });
    return `${email} and all their data are deleted.`;
  },
};

/**
 * @param args as in `USAGE`
 * @param print writes a line to the terminal
 * @returns the exit code
 */
export async function runUserCommand(
  environment: Environment,
  [name = "", email = "", ...rest]: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined || email === "") return fail(print, USAGE);
  try {
    return await withStores(environment, async (stores) => {
      const { db } = stores;
      const users = await usersWithEmail(db, authorizeAdministration(OPERATOR), email);
      const [user] = users;
      if (user === undefined || users.length > 1) return fail(print, describeMatches(email, users));
      const output = await action(stores, user, rest);
      if (output === null) return fail(print, USAGE);
      print(output);
      return 0;
    });
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DomainError) return fail(print, error.message);
    throw error;
  }
}

async function withStores(environment: Environment, work: (stores: Stores) => Promise<number>): Promise<number> {
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

function describeMatches(email: string, users: readonly UserRecord[]): string {
  if (users.length === 0) return `No user has signed in with ${email}.`;
  const list = users.map(({ issuer, subject }) => `  ${issuer} ${subject}`).join("\n");
  return `Several users have signed in with ${email}, so the command is ambiguous:\n${list}`;
}

function fail(print: (line: string) => void, line: string): number {
  print(line);
  return 1;
}
