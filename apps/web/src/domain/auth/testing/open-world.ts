/** An auth in a fake world, for specs in Node. */
import type { UserChanges } from "@matte/contracts";
import { expect } from "vitest";
import { createAuth, type Auth } from "../auth.ts";
import { newWorld, NOW, portsOf, type World } from "./world.ts";

export const CHANGES: UserChanges = {
  onboarding: { craft: "artist" },
  preferences: { photoBy: "© Ada" },
  onboardingCompletedAt: NOW,
};

export interface OpenWorld {
  readonly world: World;
  readonly auth: Auth;
  /** Starts, and waits until it is known who is signed in. */
  readonly start: () => Promise<void>;
  readonly settled: () => Promise<void>;
}

/** The schemas are imported on first use, which takes a moment. */
const PATIENT = { timeout: 20_000 };

/** @param world an existing one, as after a reload */
export function openWorld(world = newWorld()): OpenWorld {
  const auth = createAuth(portsOf(world));
  const settled = async (): Promise<void> => {
    await expect.poll(() => auth.store.getState().loading, PATIENT).toBe(false);
    // Events that follow at once.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  const start = (): Promise<void> => {
    auth.start();
    return settled();
  };
  return { world, auth, start, settled };
}

export async function startedIn(changes: Partial<World> = {}): Promise<OpenWorld> {
  const opened = openWorld({ ...newWorld(), ...changes });
  await opened.start();
  return opened;
}
