import { TOP_PLAN } from "@matte/engine";
import type { Db } from "../../db/schema.ts";
import { isoTime, type Clock } from "../../domain/clock.ts";
import { administer } from "../../services/administration.ts";
import { authorize, authorizeAdministration, OPERATOR } from "../../services/authorized.ts";
import { signInUser } from "../../services/sign-in-attempts.ts";
import { changeDocument, existingUser } from "../../services/user-documents.ts";

/** The only user of a private server. The address is never shown and leads nowhere (RFC 2606 §2). */
const OWNER = { issuer: "urn:matte:private", subject: "owner", email: "owner@matte.invalid", name: null };

/**
 * Finds or creates the owner, on the highest plan and past the set-up's questions.
 * @returns the uid
 */
export async function prepareOwner(db: Db, clock: Clock): Promise<string> {
  const uid = await signInUser(db, OWNER, false, clock);
  const now = isoTime(clock());
  const owner = authorize(OPERATOR, { kind: "user", uid });
  const { plan, onboardingCompletedAt } = await existingUser(db, owner);
  if (plan !== TOP_PLAN) await administer(db, authorizeAdministration(OPERATOR), uid, { plan: TOP_PLAN }, now);
  if (onboardingCompletedAt === null) await changeDocument(db, owner, { onboardingCompletedAt: now }, now);
  return uid;
}
