import fc from "fast-check";
import { expect, it } from "vitest";
import { refusal, type Fault } from "./testing/fake-server.ts";
import { settled } from "../outbox/testing/fake-clock.ts";
import { fakeBrowser, type Browser, type Tab } from "./testing/tab.ts";

type Fate = "taken" | "rejected" | "poison";

type Step =
  | { readonly do: "save"; readonly tab: number; readonly fate: Fate }
  | { readonly do: "fault"; readonly fault: Fault }
  | { readonly do: "pass"; readonly time: number }
  | { readonly do: "jump"; readonly time: number }
  | { readonly do: "network" | "reload"; readonly tab: number }
  | { readonly do: "sign-out" }
  | { readonly do: "sign-in" | "other-cookie"; readonly uid: string };

const USERS = ["ada", "bob"] as const;
const tab = fc.nat({ max: 1 });
const fault = fc.constantFrom<Fault>(
  "refused-connection",
  "lost-answer",
  "silence",
  refusal(500, "Something went wrong."),
  refusal(429, "Too many requests.", "7"),
  { status: 502, body: undefined },
  { status: 200, body: "<html>" },
  { status: 200, body: { success: true, results: [] } },
);
const fate = fc.constantFrom<Fate>("taken", "taken", "taken", "rejected", "poison");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("save"), tab, fate }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("fault"), fault }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("pass"), time: fc.nat({ max: 20_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("jump"), time: fc.nat({ max: 4e12 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("network", "reload"), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("sign-out") }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("sign-in", "other-cookie"), uid: fc.constantFrom(...USERS) }),
  },
);

/** Two tabs in one browser, and what their users saved in them. */
class World {
  readonly browser: Browser = fakeBrowser();
  readonly tabs: [Tab, Tab] = [this.browser.open(), this.browser.open()];
  readonly saved: { readonly uid: string; readonly credit: string; readonly fate: Fate }[] = [];
  user: string | null = null;

  async signIn(uid: string): Promise<void> {
    this.browser.server.session = uid;
    this.user = uid;
    for (const { connection } of this.tabs) await connection.signedIn(uid);
  }

  async signOut(): Promise<void> {
    this.user = null;
    const [here, there] = this.tabs;
    const done = here.connection.signOut();
    there.connection.signedOut();
    // An unanswered sign-out is sent again later.
    await Promise.race([done, settled()]);
  }

  async save(at: number, given: Fate): Promise<void> {
    if (this.user === null) return;
    const { server } = this.browser;
    const credit = `${given} ${this.saved.length}`;
    if (given === "rejected") server.rejected.add(credit);
    if (given === "poison") server.poison.add(credit);
    this.saved.push({ uid: this.user, credit, fate: given });
    await this.tabs[at]?.save(credit, this.user);
  }

  reload(at: number): void {
    this.tabs[at]?.close();
    this.tabs[at] = this.browser.open();
    if (this.user !== null) this.tabs[at]?.connection.resume(this.user);
  }

  /** Removes all faults, and lets time pass. */
  async end(uid: string): Promise<void> {
    this.browser.server.faults.length = 0;
    await this.signIn(uid);
    await this.browser.clock.pass(120_000);
  }

  of(uid: string, ...fates: readonly Fate[]): readonly string[] {
    return this.saved.filter((made) => made.uid === uid && fates.includes(made.fate)).map(({ credit }) => credit);
  }
}

async function play(world: World, next: Step): Promise<void> {
  const { clock, server } = world.browser;
  switch (next.do) {
    case "save":
      return world.save(next.tab, next.fate);
    case "fault":
      return void server.faults.push(next.fault);
    case "pass":
      return clock.pass(next.time);
    case "jump":
      return clock.setWall(next.time);
    case "network":
      return world.tabs[next.tab]?.surroundings.network();
    case "reload":
      return world.reload(next.tab);
    case "sign-out":
      return world.signOut();
    case "sign-in":
      return world.signIn(next.uid);
    case "other-cookie":
      // A sign-in hidden from these tabs.
      return void (server.session = next.uid);
  }
}

it("every change is applied exactly once and in order, or becomes a dead letter of its user, whatever happens", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = new World();
      await world.signIn("ada");
      for (const next of steps) await play(world, next);
      const { server, disk } = world.browser;
      for (const uid of USERS) {
        await world.end(uid);
        expect(server.applied.filter((made) => made.uid === uid).map(({ credit }) => credit)).toEqual(
          world.of(uid, "taken"),
        );
        expect(await disk.count(uid)).toBe(0);
        const { deadLetters, waiting } = world.tabs[0].connection.status.getState();
        const shown = deadLetters.map(({ changes }) => changes.preferences?.photoBy ?? "");
        const refused = world.of(uid, "rejected", "poison");
        expect(refused).toEqual(expect.arrayContaining(shown));
        expect(waiting).toBe(0);
        // Signing out removes dead letters; without it, all of them are shown.
        if (!steps.some((made) => made.do === "sign-out")) expect(shown.sort()).toEqual([...refused].sort());
      }
      for (const made of world.tabs) made.close();
    }),
    { numRuns: 150 },
  );
});
