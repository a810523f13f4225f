/** Syncs settings with the account: sends this device's changes, and applies other devices'. */
import type { StoredSettings } from "@matte/engine";
import type { StoredValues } from "#lib/storage.ts";
import { choicesBetween, laterOf, unknownTo, valuesOf, withoutSent, type Chosen } from "./settings-merge.ts";

export interface SettingsServer {
  /** Loads all the account's fields. @throws without an answer */
  load(uid: string): Promise<Chosen>;
  /**
   * Sends choices; the account accepts those later than its current ones.
   * @returns all fields after that; `refused` when it will never accept these choices
   * @throws without an answer
   */
  bring(uid: string, chosen: Chosen): Promise<Chosen | "refused">;
  /** Reads stored choices. @returns no fields for anything else */
  restore(stored: unknown): Promise<Chosen>;
}

export interface SettingsSyncPorts {
  readonly uid: string;
  readonly values: StoredValues;
  readonly server: SettingsServer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Applies values chosen on another device. */
  readonly apply: (settings: Partial<StoredSettings>) => void;
  readonly report: (error: unknown) => void;
}

export interface SettingsSync {
  /** Fetches and sends choices. @param settings this device's settings */
  open(settings: StoredSettings): Promise<void>;
  /** Stores the user's changes, to be sent with the next `send`. */
  changed(before: StoredSettings, after: StoredSettings): void;
  /** Sends stored changes. Call it a moment after changes, and when the server can be reached again. */
  send(): Promise<void>;
  /** Sends stored changes before the page is left, without waiting for the answer to an earlier request. */
  leave(): Promise<void>;
}

/** Key for choices not yet in the account. Signing out keeps it. */
export function unsentKey(uid: string): string {
  return `matte.unsent-settings.${uid}`;
}

export function createSettingsSync({ uid, values, server, now, apply, report }: SettingsSyncPorts): SettingsSync {
  let known: Chosen = {};
  let unsent: Chosen = {};
  let sending: Chosen | undefined;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  /** Choices from an earlier page, read before the first change overwrites them. */
  let earlier = values.read(unsentKey(uid));

  const store = (next: Chosen): void => {
    unsent = next;
    if (Object.keys(unsent).length === 0) values.remove(unsentKey(uid));
    else values.write(unsentKey(uid), unsent);
  };
  /** Unsent choices are newer than the account's. */
  const receive = (account: Chosen): void => {
    const elsewhere = withoutSent(laterOf(account, unsent), unsent);
    known = account;
    apply(valuesOf(elsewhere));
  };
  const sendNow = async (): Promise<void> => {
    const sent = unsent;
    if (Object.keys(sent).length === 0) return;
    sending = sent;
    const account = await server.bring(uid, sent).finally(() => {
      sending = undefined;
    });
    store(withoutSent(unsent, sent));
    if (account !== "refused") receive(account);
  };
  /** Runs actions one after another: an older answer never comes last. */
  const inTurn = (action: () => Promise<void>): Promise<void> => {
    waiting += 1;
    last = last
      .then(action)
      .catch(report)
      .finally(() => {
        waiting -= 1;
      });
    return last;
  };
  /** Choices stay unsent until their answer comes in turn: the account takes the same ones twice without a change. */
  const sendOutOfTurn = (): void => {
    if (unsent !== sending && Object.keys(unsent).length > 0) server.bring(uid, unsent).catch(report);
  };

  return {
    open: (settings) =>
      inTurn(async () => {
        store(laterOf(await server.restore(earlier), unsent));
        earlier = undefined;
        const account = await server.load(uid);
        receive(account);
        store(laterOf(unsent, unknownTo(laterOf(account, unsent), settings)));
        await sendNow();
      }),
    changed: (before, after) => store(laterOf(unsent, choicesBetween(before, after, laterOf(known, unsent), now()))),
    send: () => inTurn(sendNow),
    leave: () => {
      if (waiting > 0) sendOutOfTurn();
      return inTurn(sendNow);
    },
  };
}
