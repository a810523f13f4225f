/** The signed-in user at the start, without a server, and while the page is open. */
import { describe, expect, it } from "vitest";
import { CHANGES, openWorld, startedIn } from "./testing/open-world.ts";
import { ADA, BO, documentOf, NOW } from "./testing/world.ts";

describe("at the start", () => {
  it("is loading until it is known that no user is signed in", async () => {
    const { world, auth, start } = openWorld();
    expect(auth.store.getState()).toMatchObject({ loading: true, user: null });
    await start();
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null, ended: false });
    expect(world.asked).toEqual(["signed out"]);
  });

  it("has the user and their document", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: documentOf(ADA), failure: null });
    expect(world.asked).toEqual(["resume u-ada"]);
  });

  it("has no user while a sign-out is pending, whatever the cookie says", async () => {
    const { auth } = await startedIn({ session: ADA, signOutPending: true });
    expect(auth.store.getState()).toMatchObject({ user: null, failure: null });
  });

  it("has the user of a redirect that has just come back, in spite of a pending sign-out", async () => {
    const { world, auth } = await startedIn({ session: BO, signOutPending: true, back: "signed-in" });
    expect(auth.store.getState()).toMatchObject({ user: BO });
    expect(world.asked).toEqual(["signed in u-bo"]);
  });

  it("reports that a redirect failed, and retries it", async () => {
    const { world, auth } = await startedIn({ back: "failed" });
    await expect.poll(() => auth.store.getState().failure?.of).toBe("sign-in");
    auth.retry();
    expect(world.asked.at(-1)).toBe("open");
    expect(auth.store.getState().failure).toBeNull();
  });
});

describe("without a server", () => {
  it("has the last user with their changes", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    await auth.save(CHANGES);
    world.reachable = false;
    const later = openWorld(world);
    await later.start();
    expect(later.auth.store.getState()).toMatchObject({
      user: ADA,
      document: { onboardingCompletedAt: NOW },
      failure: null,
    });
  });

  it("fails and can be retried when there was no user before", async () => {
    const { world, auth, settled } = await startedIn({ reachable: false });
    expect(auth.store.getState()).toMatchObject({ user: null, failure: { of: "load" } });
    expect(world.logged).toEqual(["Couldn’t load your account."]);
    world.reachable = true;
    world.session = ADA;
    auth.retry();
    await settled();
    expect(auth.store.getState()).toMatchObject({ user: ADA, failure: null });
  });

  it("has no user after a sign-out", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    await auth.signOut();
    world.reachable = false;
    const later = openWorld(world);
    await later.start();
    expect(later.auth.store.getState()).toMatchObject({ user: null, document: null });
    expect([...world.stored.keys()]).toEqual([]);
  });

  it("ignores stored accounts that it cannot read", async () => {
    for (const text of [
      "{",
      "null",
      "[]",
      '{"user":1,"document":2}',
      JSON.stringify({ user: ADA, document: documentOf(BO) }),
    ]) {
      const { auth } = await startedIn({ reachable: false, stored: new Map([["matte.account", text]]) });
      expect(auth.store.getState().user).toBeNull();
    }
  });
});

describe("a popup", () => {
  it("that succeeded signs the user in", async () => {
    const { world, auth, settled } = await startedIn();
    auth.signIn();
    expect(world.asked.at(-1)).toBe("open");
    world.session = ADA;
    world.end({ error: null, mine: true });
    await settled();
    expect(auth.store.getState()).toMatchObject({ user: ADA });
    expect(world.asked.at(-1)).toBe("signed in u-ada");
  });

  it("of another tab signs the user in here as well", async () => {
    const { world, auth } = await startedIn();
    world.session = ADA;
    world.end({ error: null, mine: false });
    await expect.poll(() => auth.store.getState().user).toEqual(ADA);
    expect(world.asked.at(-1)).toBe("resume u-ada");
  });

  it("that failed is reported in its own tab", async () => {
    const { world, auth } = await startedIn();
    world.end({ error: "Not here.", mine: false });
    expect(auth.store.getState().failure).toBeNull();
    world.end({ error: "Signing in was cancelled.", mine: true });
    expect(auth.store.getState().failure).toEqual({ of: "sign-in", text: "Signing in was cancelled." });
  });

  it("is followed by a failure that can be retried when the document cannot be loaded", async () => {
    const { world, auth, settled } = await startedIn();
    world.session = ADA;
    world.documents.clear();
    world.end({ error: null, mine: true });
    await settled();
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: null, failure: { of: "load" } });
    world.documents.set(ADA.uid, documentOf(ADA));
    auth.retry();
    await settled();
    expect(auth.store.getState()).toMatchObject({ document: documentOf(ADA), failure: null });
  });
});

describe("a refresh", () => {
  it("finds a new plan", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    world.documents.set(ADA.uid, { ...documentOf(ADA), plan: "pro", isPro: true });
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject({ plan: "pro", isPro: true });
  });

  it("finds that the session belongs to another user, and that it has ended", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    world.session = BO;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: BO, document: documentOf(BO), ended: false });
    world.session = null;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: BO, document: documentOf(BO), ended: true });
  });

  it("keeps the user while the server is out of reach", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    world.reachable = false;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: ADA, failure: null });
  });
});
