/** Keeps the open editor's logos equal to the user's account. */
import type { KeptLogo } from "@matte/engine";
import type { LogoPlace, LogoServer } from "#domain/account/logo-server.ts";
import { runReducer } from "#lib/run-reducer.ts";
import type { AccountSync } from "../state/sync-settings.ts";
import type { EditorSession } from "../state/session.ts";
import {
  hasUnsentLogos,
  idAt,
  logoSyncReducer,
  newLogoSync,
  type LogoIds,
  type LogoSyncEffect,
  type LogoSyncEvent,
  type LogoSyncState,
} from "./logo-sync-reducer.ts";
import { readStoredLogo } from "./read-logo.ts";
import { LOGO_PLACES, SETTING_OF_PLACE } from "./slots.ts";

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
function concerns(state: LogoSyncState, ids: LogoIds): boolean {
  return LOGO_PLACES.some((place) => idAt(ids, place) !== idAt(state.here, place)) || hasUnsentLogos(state);
}

function idsIn({ store }: EditorSession): LogoIds {
  const { settings } = store.getState().history.present;
  return Object.fromEntries(LOGO_PLACES.map((place) => [place, settings[SETTING_OF_PLACE[place]]?.id ?? null]));
}

function applyLogo(
  session: EditorSession,
  { place, record, colours }: LogoSyncEffect & { readonly type: "apply" },
): void {
  if (record !== null) session.logos.add(record.logo.id, record);
  const kept = colours !== undefined && { colours };
  session.applyRemoteThroughout({ [SETTING_OF_PLACE[place]]: record && { ...record.logo, ...kept } });
}

function coloursAt(store: EditorSession["store"], place: LogoPlace): KeptLogo["colours"] {
  const logo = store.getState().history.present.settings[SETTING_OF_PLACE[place]];
  return logo !== null && "colours" in logo ? logo.colours : "own";
}

/** @returns the answer's event, for effects making requests @throws what the request throws */
async function request(
  { logos, services, store }: EditorSession,
  server: LogoServer,
  effect: LogoSyncEffect,
): Promise<LogoSyncEvent | undefined> {
  const uid = services.user;
  switch (effect.type) {
    case "send": {
      const { place, id } = effect;
      if (id === null) return { type: "sent", place, id, account: await server.remove(uid, place) };
      const record = logos.get(id);
      if (record === undefined) return { type: "not-sent" };
      const sent = { name: record.logo.name, colours: coloursAt(store, place), picture: record.picture };
      return { type: "sent", place, id, account: await server.keep(uid, place, sent) };
    }
    case "list":
      return { type: "listed", account: await server.list(uid) };
    case "fetch": {
      const { place, account } = effect;
      const facts = account[place];
      const record = facts == null ? null : await readStoredLogo(facts.name, await server.picture(uid, place));
      return { type: "fetched", place, record, account };
    }
    default:
      return undefined;
  }
}
