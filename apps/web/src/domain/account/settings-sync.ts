/** A Pro user's settings with the account: what is changed here goes there, what was changed elsewhere comes here. */
import type { StoredSettings } from "@matte/engine";
import type { StoredValues } from "#lib/storage.ts";
import { choicesBetween, laterOf, unknownTo, valuesOf, withoutSent, type Chosen } from "./settings-merge.ts";

export interface SettingsServer {
  /** All fields as the account has them. @throws when there was no answer */
  load(uid: string): Promise<Chosen>;
  /**
   * Brings choices; the account takes those that are later than its own.
   * @returns all fields as they stand then, `refused` when it will never take these
   * @throws when there was no answer
   */
  bring(uid: string, chosen: Chosen): Promise<Chosen | "refused">;
  /** Reads choices that were kept. @returns none when that is not what they are */
  restore(stored: unknown): Promise<Chosen>;
}

export interface SettingsSyncPorts {
  readonly uid: string;
  readonly values: StoredValues;
  readonly server: SettingsServer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears which fields have another value by now, chosen elsewhere. */
  readonly apply: (settings: Partial<StoredSettings>) => void;
  readonly report: (error: unknown) => void;
}

export interface SettingsSync {
  /** Meets the account for the first time. @param settings what this device has */
  open(settings: StoredSettings): Promise<void>;
  /** Notes what the user has changed; it outlives the page, and goes with the next `send`. */
  changed(before: StoredSettings, after: StoredSettings): void;
  /** Sends what waits. Call it a moment after changes, and when the server is in reach again. */
  send(): Promise<void>;
}

/** Where choices wait that the account does not have. Signing out leaves this key: it waits to be sent. */
export function unsentKey(uid: string): string {
  return `matte.unsent-settings.${uid}`;
}

export function createSettingsSync({ uid, values, server, now, apply, report }: SettingsSyncPorts): SettingsSync {
  let known: Chosen = {};
  let unsent: Chosen = {};
  let last: Promise<void> = Promise.resolve();
  /** Read before the first change overwrites it. */
  let left = values.read(unsentKey(uid));

  const keep = (next: Chosen): void => {
    unsent = next;
    if (Object.keys(unsent).length === 0) values.remove(unsentKey(uid));
    else values.write(unsentKey(uid), unsent);
  };
  /** What waits to be sent is the user's latest word, whatever the account says. */
  const meet = (account: Chosen): void => {
    const elsewhere = withoutSent(laterOf(account, unsent), unsent);
    known = account;
    apply(valuesOf(elsewhere));
  };
  const sendNow = async (): Promise<void> => {
    const sent = unsent;
    if (Object.keys(sent).length === 0) return;
    const account = await server.bring(uid, sent);
    keep(withoutSent(unsent, sent));
    if (account !== "refused") meet(account);
  };
  /** One after the other, so that an older answer never comes last. */
  const inTurn = (action: () => Promise<void>): Promise<void> => {
    last = last.then(action).catch(report);
    return last;
  };

  return {
    open: (settings) =>
      inTurn(async () => {
        keep(laterOf(await server.restore(left), unsent));
        left = undefined;
        const account = await server.load(uid);
        meet(account);
        keep(laterOf(unsent, unknownTo(laterOf(account, unsent), settings)));
        await sendNow();
      }),
    changed: (before, after) => keep(laterOf(unsent, choicesBetween(before, after, laterOf(known, unsent), now()))),
    send: () => inTurn(sendNow),
  };
}
