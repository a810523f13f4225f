import type { Db } from "../db/schema.ts";
import { isoTime } from "../domain/clock.ts";
import { EMBEDDED_ISSUER } from "../domain/identity.ts";
import { listCustomersAt } from "../repositories/billing.ts";
import { revokeSessionsOfIssuer } from "../repositories/sessions.ts";
import { syncSubscriptions } from "./billing.ts";
import { forgetCustomer } from "./customers.ts";

/** Counts what was ended. */
export interface EndedDevelopment {
  readonly sessions: number;
  readonly customers: number;
}

/**
 * Ends development leftovers in a database now reachable by others: sessions from the embedded provider, which accepts
 * any address, and plans from the development checkout, which takes no money. Plans granted by an administrator stay.
 * @param now milliseconds since 1970
 */
export async function endDevelopment(db: Db, now: number): Promise<EndedDevelopment> {
  const time = isoTime(now);
  const sessions = await revokeSessionsOfIssuer(db, EMBEDDED_ISSUER, time);
  const customers = await listCustomersAt(db, "development");
  for (const customer of customers) {
    await syncSubscriptions(db, customer, () => Promise.resolve([]), null, time);
    await forgetCustomer(db, customer);
  }
  return { sessions, customers: customers.length };
}
