/** One look at what there is to do, most pressing first: a sign-out, then writes, then whether the server is there at all. */
import type { Client } from "./client.ts";
import type { ContactWatch } from "./contact.ts";
import type { Surroundings } from "./ports.ts";
import { HEARTBEAT, type Verdict } from "./pump.ts";
import type { Sender } from "./sender.ts";
import type { SignOut } from "./sign-out.ts";

export interface Attempt {
  run(): Promise<Verdict>;
  /** What is known of the connection may be out of date. */
  doubt(): void;
}

export interface AttemptParts {
  readonly contact: ContactWatch;
  readonly client: Client;
  readonly sender: Sender;
  readonly signOut: SignOut;
  readonly surroundings: Surroundings;
  readonly report: (error: unknown) => void;
}

const LATER: Verdict = { next: "later", wait: 0 };

export function createAttempt({ contact, client, sender, signOut, surroundings, report }: AttemptParts): Attempt {
  let doubted = false;

  /** After a first failure while Online the second try follows at once: then it is certain. */
  const failed = (verdict: Verdict): Verdict => (contact.state() === "unknown" ? { next: "doubt" } : verdict);

  const tellSignOut = async (): Promise<Verdict> => {
    try {
      await signOut.settle();
      return { next: "again" };
    } catch {
      return failed(LATER);
    }
  };
  /** A page that nobody sees has no one to tell. */
  const worthProbing = (): boolean =>
    surroundings.visible() && (doubted || contact.state() !== "online" || contact.sinceAnswer() >= HEARTBEAT);
  const lookRound = async (otherwise: Verdict): Promise<Verdict> => {
    if (!worthProbing()) return otherwise;
    doubted = false;
    return (await client.probe()) ? otherwise : failed(LATER);
  };
  const look = async (): Promise<Verdict> => {
    if (await signOut.waits()) return tellSignOut();
    const sent = await sender.send();
    if (sent === "none") return lookRound({ next: "rest" });
    if (sent === "taken") return lookRound(LATER);
    doubted = false;
    return sent.next === "later" ? failed(sent) : sent;
  };

  return {
    run: async () => {
      try {
        return await look();
      } catch (error) {
        report(error);
        return LATER;
      }
    },
    doubt: () => {
      doubted = true;
    },
  };
}
