import type { ConnectionEffect, Occurrence } from "./connection-state.ts";
import type { Channel } from "./ports.ts";
import { sendBatch, type BatchPorts } from "./send-batch.ts";
import type { SignOut } from "./sign-out.ts";
import { countOutbox } from "./status.ts";

export interface EffectPorts extends BatchPorts {
  readonly signOut: SignOut;
  readonly channel: Channel;
  readonly erase: (uid: string) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Never rejects. @returns the effect's outcome, if any */
export async function runEffect(ports: EffectPorts, effect: ConnectionEffect): Promise<Occurrence | undefined> {
  try {
    return await outcomeOf(ports, effect);
  } catch (error) {
    if (effect.type !== "count" && effect.type !== "erase") return { type: "attempt-failed", error };
    ports.report(error);
    return undefined;
  }
}

async function outcomeOf(ports: EffectPorts, effect: ConnectionEffect): Promise<Occurrence | undefined> {
  const { client, channel, signOut, store } = ports;
  switch (effect.type) {
    case "check-sign-out":
      return { type: "sign-out-checked", pending: await signOut.isPending() };
    case "send-sign-out":
      return { type: "sign-out-sent", sent: await succeeds(signOut.settle()) };
    case "send-batch": {
      const batch = await sendBatch(ports, effect.uid, effect.limit);
      return { type: "batch-sent", uid: effect.uid, batch };
    }
    case "probe":
      return { type: "probed", reached: await client.probe(), otherwise: effect.otherwise };
    case "count":
      return { type: "counted", id: effect.id, counts: await countOutbox(store, effect.uid) };
    case "erase":
      await ports.erase(effect.uid);
      return { type: "store-changed" };
    case "abort-request":
      client.abort();
      return undefined;
    case "announce-progress":
      channel.post("progress");
      return undefined;
    case "report":
      ports.report(effect.error);
      return undefined;
  }
}

async function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}
