/** Keeps an open editor's logos and those of its user's account alike; of two devices, the one that chose last wins. */
import type { KeptLogos, LogoServer } from "#domain/account/logo-server.ts";
import type { Following } from "../state/following.ts";
import type { EditorSession } from "../state/session.ts";
import { readKeptLogo } from "./read-logo.ts";
import { LOGO_SLOTS, type LogoSlot } from "./slots.ts";

/** Milliseconds without a change after which the last one is sent: what undo takes back at once is never sent. */
const PAUSE = 500;

/** What was alike here and there when it was last looked. */
interface Agreed {
  /** The logo's id here. */
  readonly id: string | null;
  /** When the account was given it. */
  readonly changedAt: string | null;
}

/** @param report hears of requests that failed; they are made again with the next change and the next meeting */
export function followLogos(session: EditorSession, server: LogoServer, report: (error: unknown) => void): Following {
  const { store, logos } = session;
  const uid = session.services.user;
  const agreed = new Map<LogoSlot, Agreed>(LOGO_SLOTS.map((slot) => [slot, { id: null, changedAt: null }]));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let ended = false;

  const idHere = ({ setting }: LogoSlot): string | null =>
    store.getState().history.present.settings[setting]?.id ?? null;
  const differs = (slot: LogoSlot): boolean => idHere(slot) !== agreed.get(slot)?.id;
  const agree = (slot: LogoSlot, id: string | null, kept: KeptLogos): void =>
    void agreed.set(slot, { id, changedAt: kept[slot.matte]?.changedAt ?? null });

  const send = async (slot: LogoSlot): Promise<void> => {
    const id = idHere(slot);
    const record = id === null ? null : logos.get(id);
    // The editor is closing.
    if (record === undefined) return;
    const kept =
      record === null
        ? await server.remove(uid, slot.matte)
        : await server.keep(uid, slot.matte, record.logo.name, record.picture);
    agree(slot, id, kept);
  };
  const fetchInto = async (slot: LogoSlot, kept: KeptLogos): Promise<void> => {
    const facts = kept[slot.matte];
    const record = facts === null ? null : await readKeptLogo(facts.name, await server.picture(uid, slot.matte));
    // Chosen here meanwhile: that is the later word.
    if (ended || differs(slot)) return;
    if (record !== null) logos.add(record.logo.id, record);
    agree(slot, record?.logo.id ?? null, kept);
    session.applyRemoteThroughout({ [slot.setting]: record?.logo ?? null });
  };
  const sendAll = async (): Promise<void> => {
    for (const slot of LOGO_SLOTS) if (differs(slot)) await send(slot);
  };
  const meetNow = async (): Promise<void> => {
    await sendAll();
    const kept = await server.list(uid);
    for (const slot of LOGO_SLOTS)
      if (kept[slot.matte]?.changedAt !== (agreed.get(slot)?.changedAt ?? undefined)) await fetchInto(slot, kept);
  };
  /** One after the other, so that an older answer never comes last. */
  const inTurn = (action: () => Promise<void>): Promise<void> => {
    last = last.then(() => (ended ? undefined : action())).catch(report);
    return last;
  };

  const unsubscribe = store.subscribe(() => {
    if (!LOGO_SLOTS.some(differs)) return;
    clearTimeout(pause);
    pause = setTimeout(() => void inTurn(sendAll), PAUSE);
  });
  return {
    meet: () => inTurn(meetNow),
    waits: () => !ended && LOGO_SLOTS.some(differs),
    end: () => {
      ended = true;
      clearTimeout(pause);
      unsubscribe();
    },
  };
}
