/** Carries out a session's effects. */
import { announceSessionReturn } from "../data/session-returns.ts";
import { withChanges } from "./auth-state.ts";
import type { AuthPorts } from "./ports.ts";
import {
  forgetAccount,
  forgetSession,
  hasLeft,
  isGone,
  rememberAccount,
  rememberedAccount,
} from "./remembered-account.ts";
import type { Lookup, SessionEffect, SessionEvent } from "./session-state.ts";

type Effect<Type extends SessionEffect["type"]> = Extract<SessionEffect, { readonly type: Type }>;

/** Never rejects. Effects without an outcome end at once. @returns the event reporting the outcome */
export async function runEffect(ports: AuthPorts, effect: SessionEffect): Promise<SessionEvent | undefined> {
  try {
    return await outcomeOf(ports, effect);
  } catch (error) {
    if ("lookup" in effect) return { type: "lookup-failed", lookup: effect.lookup, error };
    return { type: "failed", of: "sign-out", error };
  }
}

async function outcomeOf(ports: AuthPorts, effect: SessionEffect): Promise<SessionEvent | undefined> {
  const { connection, values } = ports;
  switch (effect.type) {
    case "find-session":
      return findSession(ports, effect.lookup);
    case "adopt-session":
      await connection.signedIn(effect.user.uid);
      return { type: "session-adopted", user: effect.user };
    case "find-document":
      return findDocument(ports, effect);
    case "recall-account":
      return { type: "account-recalled", account: await rememberedAccount(values), error: effect.error };
    case "sign-out":
      await connection.signOut();
      return { type: "signed-out" };
    default:
      carryOut(ports, effect);
      return undefined;
  }
}

/** Right after a sign-in, a pending sign-out belongs to an earlier session and does not count. */
async function findSession({ connection, server, values }: AuthPorts, lookup: Lookup): Promise<SessionEvent> {
  const fresh = lookup.kind === "sign-in";
  if (!fresh && (await connection.isSignOutPending())) return { type: "sign-out-pending", lookup };
  const user = await (fresh ? server.freshSession() : server.session());
  const { signInNeeded } = connection.status.getState();
  return { type: "session-found", lookup, user, signInNeeded, left: hasLeft(values) };
}

async function findDocument(
  { connection, server, values }: AuthPorts,
  { lookup, user }: Effect<"find-document">,
): Promise<SessionEvent> {
  // Read before and after: a change may be delivered, and another one stored, while the document is read.
  const before = await connection.unsent(user.uid);
  const found = await server.document(user.uid);
  const document = withChanges(found, { ...before, ...(await connection.unsent(user.uid)) });
  const account = await rememberedAccount(values);
  const remembered = account?.user.uid === user.uid ? account.document : null;
  return { type: "document-found", lookup, user, document, remembered };
}

type Asked = "find-session" | "adopt-session" | "find-document" | "recall-account" | "sign-out";

function carryOut(ports: AuthPorts, effect: Exclude<SessionEffect, Effect<Asked>>): void {
  const { connection, values } = ports;
  switch (effect.type) {
    case "resume-session":
      return connection.resume(effect.uid);
    case "end-session":
      return connection.signedOut();
    case "remember":
      return rememberAccount(values, effect.account, ports.now());
    case "forget-session":
      return forgetSession(values, ports.now());
    case "forget-account":
      return forgetAccount(values);
    case "forget-others":
      return forgetOthers(ports, effect.uid);
    case "announce-return":
      return announceSessionReturn();
    case "open-window":
      return void ports.window.open(effect.staying);
    case "log":
      return ports.log(effect.text, effect.error);
  }
}

/** Without a session, its last user has 14 days to return. */
function forgetOthers({ connection, values, now, forgetOthers: forget, log }: AuthPorts, uid: string | null): void {
  if (uid === null && !isGone(values, now())) return;
  Promise.all([forget(uid), connection.forgetOthers(uid)]).catch((error: unknown) =>
    log("Something of an earlier user is left here.", error),
  );
}
