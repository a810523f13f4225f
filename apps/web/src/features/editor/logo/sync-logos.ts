/** Keeps the open editor's logos equal to the user's account. */
import type { LogoServer } from "#domain/account/logo-server.ts";
import { runReducer } from "#lib/run-reducer.ts";
import type { AccountSync } from "../state/sync-settings.ts";
import type { EditorSession } from "../state/session.ts";
import {
  hasUnsentLogos,
  logoSyncReducer,
  newLogoSync,
  type LogoIds,
  type LogoSyncEffect,
  type LogoSyncEvent,
  type LogoSyncState,
} from "./logo-sync-reducer.ts";
import { readStoredLogo } from "./read-logo.ts";
import { LOGO_SLOTS, type LogoSlot } from "./slots.ts";

/** Milliseconds without a change after which the last one is sent: a logo undone at once is never sent. */
const PAUSE = 500;

/** @param report receives request errors; requests are repeated with the next change and the next sync */
export function syncLogos(session: EditorSession, server: LogoServer, report: (error: unknown) => void): AccountSync {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const machine = runReducer(logoSyncReducer, newLogoSync(idsIn(session)), async (effect: LogoSyncEffect) => {
    if (effect.type === "cancel-pause" || effect.type === "await-pause") clearTimeout(pause);
    if (effect.type === "await-pause") pause = setTimeout(() => void machine.send({ type: "paused" }), PAUSE);
    if (effect.type === "apply") applyLogo(session, effect);
    if (effect.type === "report") report(effect.error);
    return request(session, server, effect).catch((error: unknown) => ({ type: "failed", error }) as const);
  });
  const unsubscribe = session.store.subscribe(() => {
    const here = idsIn(session);
    if (concerns(machine.store.getState(), here)) void machine.send({ type: "changed", here });
  });
  return {
    sync: async () => machine.send({ type: "requested" }),
    // A picture is too large for a request outliving the page.
    flush: () => undefined,
    wouldLoseChanges: () => hasUnsentLogos(machine.store.getState()),
    end: () => {
      unsubscribe();
      void machine.send({ type: "ended" });
    },
  };
}

/** True for other logos, and for any change while some are unsent: that sends them again after a failure. */
function concerns(state: LogoSyncState, { light, dark }: LogoIds): boolean {
  return light !== state.here.light || dark !== state.here.dark || hasUnsentLogos(state);
}

function idsIn({ store }: EditorSession): LogoIds {
  const { settings } = store.getState().history.present;
  const idOf = ({ setting }: LogoSlot): string | null => settings[setting]?.id ?? null;
  return { light: idOf(LOGO_SLOTS.light), dark: idOf(LOGO_SLOTS.dark) };
}

function applyLogo(session: EditorSession, { matte, record }: LogoSyncEffect & { readonly type: "apply" }): void {
  if (record !== null) session.logos.add(record.logo.id, record);
  session.applyRemoteThroughout({ [LOGO_SLOTS[matte].setting]: record?.logo ?? null });
}

/** @returns the answer's event, for effects making requests @throws what the request throws */
async function request(
  { logos, services }: EditorSession,
  server: LogoServer,
  effect: LogoSyncEffect,
): Promise<LogoSyncEvent | undefined> {
  const uid = services.user;
  switch (effect.type) {
    case "send": {
      const { matte, id } = effect;
      if (id === null) return { type: "sent", matte, id, account: await server.remove(uid, matte) };
      const record = logos.get(id);
      if (record === undefined) return { type: "not-sent" };
      return { type: "sent", matte, id, account: await server.keep(uid, matte, record.logo.name, record.picture) };
    }
    case "list":
      return { type: "listed", account: await server.list(uid) };
    case "fetch": {
      const { matte, account } = effect;
      const facts = account[matte];
      const record = facts === null ? null : await readStoredLogo(facts.name, await server.picture(uid, matte));
      return { type: "fetched", matte, record, account };
    }
    default:
      return undefined;
  }
}
