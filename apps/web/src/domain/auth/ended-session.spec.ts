/** A session ending by itself, and what stays open. */
import { describe, expect, it, vi } from "vitest";
import { createAuth, type Auth } from "./auth.ts";
import { onSessionReturn } from "../data/session-returns.ts";
import { SIGNED_OUT, type AuthState } from "./auth-state.ts";
import { openWorld, startedIn, type OpenWorld } from "./testing/open-world.ts";
import { ADA, BO, documentOf, NOW, portsOf } from "./testing/world.ts";

const KEPT = { user: ADA, document: documentOf(ADA), loading: false, ended: true };

/** A tab in which Ada's session has ended although she did not sign out. */
async function whereItEnded(): Promise<OpenWorld> {
  const opened = await startedIn({ session: ADA });
  opened.world.session = null;
  await opened.auth.refresh();
  opened.world.asked.length = 0;
  return opened;
}

function followed({ auth }: OpenWorld): AuthState[] {
  const states: AuthState[] = [];
  auth.store.subscribe((state) => states.push(state));
  return states;
}

/** Signs a user in. @returns how often Ada's return was announced */
async function signsIn({ world, auth }: OpenWorld, user: typeof ADA, mine = true): Promise<number> {
  const returned = vi.fn<() => void>();
  const unsubscribe = onSessionReturn(returned);
  world.session = user;
  world.end({ error: null, mine });
  await expect
    .poll(() => auth.store.getState())
    .toMatchObject({ user, document: { uid: user.uid }, loading: false, ended: false });
  unsubscribe();
  return returned.mock.calls.length;
}

describe("a session that ends by itself", () => {
  it("leaves everything as it is, and is marked as ended", async () => {
    const { auth } = await whereItEnded();
    expect(auth.store.getState()).toMatchObject({ ...KEPT, failure: null });
  });

  it("shows no user after a reload, with a network or without", async () => {
    const { world, auth } = await whereItEnded();
    for (const reachable of [true, false]) {
      world.reachable = reachable;
      const reloaded = openWorld(world);
      await reloaded.start();
      expect(reloaded.auth.store.getState()).toMatchObject({ user: null, document: null, ended: false });
    }
    world.reachable = true;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject(KEPT);
  });

  it.each([true, false])("continues when its user signs in again, by a popup of this tab: %s", async (mine) => {
    const opened = await whereItEnded();
    const { world } = opened;
    const states = followed(opened);
    expect(await signsIn(opened, ADA, mine)).toBe(1);
    expect(states.every(({ document, loading }) => document?.uid === ADA.uid && !loading)).toBe(true);
    expect(world.asked).toEqual([mine ? "signed in u-ada" : "resume u-ada"]);
  });

  it("continues with changes that were made after it ended", async () => {
    const opened = await whereItEnded();
    const { auth } = opened;
    expect(await auth.save({ onboardingCompletedAt: NOW })).toBe(true);
    await signsIn(opened, ADA);
    expect(auth.store.getState().document).toMatchObject({ onboardingCompletedAt: NOW });
  });

  it("announces a return only when requests have met with no session", async () => {
    const opened = await whereItEnded();
    const { world, auth } = opened;
    await signsIn(opened, ADA);
    world.asked.length = 0;
    const returned = vi.fn<() => void>();
    const unsubscribe = onSessionReturn(returned);
    await auth.refresh();
    expect(returned).not.toHaveBeenCalled();
    world.signInNeeded = true;
    await auth.refresh();
    unsubscribe();
    expect(returned).toHaveBeenCalledOnce();
    expect(world.asked).toEqual(["resume u-ada"]);
  });

  it("shows no user without a network after a reload, in spite of later changes", async () => {
    const { world, auth } = await whereItEnded();
    expect(await auth.save({ onboardingCompletedAt: NOW })).toBe(true);
    world.reachable = false;
    const reloaded = openWorld(world);
    await reloaded.start();
    expect(reloaded.auth.store.getState()).toMatchObject({ user: null, document: null });
  });

  it.each([true, false])("shows nothing of it to another user, who signed in in this tab: %s", async (mine) => {
    const opened = await whereItEnded();
    const { auth } = opened;
    const states = followed(opened);
    expect(await signsIn(opened, BO, mine)).toBe(0);
    expect(auth.store.getState().document).toEqual(documentOf(BO));
    expect(states.some(({ user, document }) => user?.uid === BO.uid && document?.uid === ADA.uid)).toBe(false);
  });

  it("shows nothing of it to another user whose account cannot be loaded", async () => {
    const { world, auth } = await whereItEnded();
    world.documents.clear();
    world.session = BO;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: BO, document: null, loading: false, failure: { of: "load" } });
  });

  it("stays as it is while a sign-in fails, finds no session, or cannot reach the server", async () => {
    const { world, auth } = await whereItEnded();
    world.end({ error: "Signing in was cancelled.", mine: true });
    expect(auth.store.getState()).toMatchObject({ ...KEPT, failure: { of: "sign-in" } });
    auth.retry();
    expect(world.asked).toEqual(["open and stay"]);
    world.end({ error: null, mine: true });
    await expect.poll(() => auth.store.getState().failure).not.toBeNull();
    expect(auth.store.getState()).toMatchObject(KEPT);
    world.reachable = false;
    world.end({ error: null, mine: true });
    await expect.poll(() => world.logged.at(-1)).toBe("The account could not be looked up again.");
    expect(auth.store.getState()).toMatchObject(KEPT);
  });

  it.each([
    ["", false, "open"],
    [" without leaving the page", true, "open and stay"],
  ])("can be renewed%s, and reports whether a window opened", async (_how, staying, asked) => {
    const { world, auth } = await whereItEnded();
    expect(auth.signIn(staying)).toBe(true);
    world.popups = false;
    expect(auth.signIn(staying)).toBe(false);
    expect(world.asked).toEqual([asked, asked]);
  });

  it.each([
    ["a refresh", async (tab: Auth) => tab.refresh()],
    ["the start", async (tab: Auth) => void tab.start()],
  ])("does not end by an answer from before a sign-in, to the question of %s", async (_what, ask) => {
    const { world } = await whereItEnded();
    const ports = portsOf(world);
    let answer = (): void => undefined;
    const asking = new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
    world.session = ADA;
    const auth = createAuth({ ...ports, server: { ...ports.server, session: async () => asking } });
    auth.start();
    world.end({ error: null, mine: true });
    await expect.poll(() => auth.store.getState().document).toEqual(documentOf(ADA));
    const asked = ask(auth);
    world.end({ error: null, mine: true });
    await expect.poll(() => world.asked.filter((what) => what === "signed in u-ada")).toHaveLength(2);
    answer();
    await asked;
    await expect.poll(() => auth.store.getState().loading).toBe(false);
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: documentOf(ADA), ended: false });
  });

  it("is noticed when any request meets with no session", async () => {
    const opened = await whereItEnded();
    const { world, auth } = opened;
    await signsIn(opened, ADA);
    world.session = null;
    world.changeStatus();
    await opened.settled();
    expect(auth.store.getState().ended).toBe(false);
    world.signInNeeded = true;
    world.changeStatus();
    await expect.poll(() => auth.store.getState().ended).toBe(true);
  });
});

describe("leaving on purpose", () => {
  it("removes everything, although the session had ended before", async () => {
    const { world, auth } = await whereItEnded();
    await auth.signOut();
    expect(auth.store.getState()).toEqual(SIGNED_OUT);
    expect(world.stored.size).toBe(0);
  });

  it.each([
    ["a sign-out", async (tab: Auth) => tab.signOut()],
    ["a deletion of the account", async (tab: Auth) => tab.deleteAccount()],
  ])("by %s in another tab signs this one out as well", async (_what, depart) => {
    const opened = await whereItEnded();
    const { world, auth } = opened;
    await signsIn(opened, ADA);
    const other = openWorld(world);
    await other.start();
    await depart(other.auth);
    world.asked.length = 0;
    await auth.refresh();
    expect(auth.store.getState()).toEqual(SIGNED_OUT);
    expect(world.asked).toEqual(["signed out"]);
    expect(world.stored.size).toBe(0);
  });
});

describe("what a user leaves in a browser that is shared", () => {
  const DAY = 24 * 60 * 60_000;
  const forgetOthers = [`files but ${ADA.uid}`, `writes but ${ADA.uid}`];

  it("is removed when another user’s session is found", async () => {
    const { world } = await startedIn({ session: ADA });
    expect(world.forgotten).toEqual(forgetOthers);
  });

  it("stays for 14 days after their session ended by itself, and no longer", async () => {
    const before = await startedIn({ session: ADA });
    const world = { ...before.world, session: null, forgotten: [] };
    world.now += 14 * DAY - 1;
    await openWorld(world).start();
    expect(world.forgotten).toEqual([]);
    world.now += 1;
    await openWorld(world).start();
    expect(world.forgotten).toEqual(["files but null", "writes but null"]);
  });
});
