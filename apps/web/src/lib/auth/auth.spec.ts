import type { UserChanges } from "@matte/contracts";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuth, type Auth } from "./auth.ts";
import { ADA, BO, documentOf, newWorld, NOW, portsOf, type World } from "./testing/world.ts";

/** The schemas are loaded late, and take a moment the first time. */
const PATIENT = { timeout: 20_000 };

let world: World;
let auth: Auth;

beforeEach(() => {
  world = newWorld();
  auth = createAuth(portsOf(world));
});

async function settled(): Promise<void> {
  await expect.poll(() => auth.store.getState().loading, PATIENT).toBe(false);
  // Whatever follows in the same breath.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

async function start(): Promise<void> {
  auth.start();
  await settled();
}

const CHANGES: UserChanges = {
  onboarding: { craft: "artist" },
  preferences: { photoBy: "© Ada" },
  onboardingCompletedAt: NOW,
};

describe("at the start", () => {
  it("is loading until it is known that nobody is there", async () => {
    expect(auth.store.getState()).toMatchObject({ loading: true, user: null });
    await start();
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null });
    expect(world.asked).toEqual(["signed out"]);
  });

  it("has the user and their document", async () => {
    world.session = ADA;
    await start();
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: documentOf(ADA), failure: null });
    expect(world.asked).toEqual(["resume u-ada"]);
  });

  it("has nobody while a sign-out waits to be sent, whatever the cookie says", async () => {
    world.session = ADA;
    world.signOutWaits = true;
    await start();
    expect(auth.store.getState()).toMatchObject({ user: null, failure: null });
  });

  it("believes a redirect that has just come back more than a sign-out from before", async () => {
    world.session = BO;
    world.signOutWaits = true;
    world.back = "signed-in";
    await start();
    expect(auth.store.getState()).toMatchObject({ user: BO });
    expect(world.asked).toEqual(["signed in u-bo"]);
  });

  it("says that a redirect failed, and Retry goes again", async () => {
    world.back = "failed";
    await start();
    await expect.poll(() => auth.store.getState().failure?.of).toBe("sign-in");
    auth.retry();
    expect(world.asked.at(-1)).toBe("open");
    expect(auth.store.getState().failure).toBeNull();
  });
});

describe("without a server", () => {
  it("shows whoever was here last, as they were", async () => {
    world.session = ADA;
    await start();
    await auth.save(CHANGES);
    world.reachable = false;
    auth = createAuth(portsOf(world));
    await start();
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: { onboardingCompletedAt: NOW }, failure: null });
  });

  it("says so where nobody was, logs it, and Retry asks again", async () => {
    world.reachable = false;
    await start();
    expect(auth.store.getState()).toMatchObject({ user: null, failure: { of: "load" } });
    expect(world.logged).toEqual(["Your account could not be loaded."]);
    world.reachable = true;
    world.session = ADA;
    auth.retry();
    await settled();
    expect(auth.store.getState()).toMatchObject({ user: ADA, failure: null });
  });

  it("shows nobody after a sign-out", async () => {
    world.session = ADA;
    await start();
    await auth.signOut();
    world.reachable = false;
    auth = createAuth(portsOf(world));
    await start();
    expect(auth.store.getState()).toMatchObject({ user: null, document: null });
    expect([...world.stored.keys()]).toEqual([]);
  });

  it("trusts nothing in storage that it cannot read", async () => {
    world.reachable = false;
    for (const text of [
      "{",
      "null",
      "[]",
      '{"user":1,"document":2}',
      JSON.stringify({ user: ADA, document: documentOf(BO) }),
    ]) {
      world.stored.set("matte.account", text);
      auth = createAuth(portsOf(world));
      await start();
      expect(auth.store.getState().user).toBeNull();
    }
  });
});

describe("a popup", () => {
  it("that worked brings the user in", async () => {
    await start();
    auth.signIn();
    expect(world.asked.at(-1)).toBe("open");
    world.session = ADA;
    world.end({ error: null, mine: true });
    await settled();
    expect(auth.store.getState()).toMatchObject({ user: ADA });
    expect(world.asked.at(-1)).toBe("signed in u-ada");
  });

  it("of another tab does so here too", async () => {
    await start();
    world.session = ADA;
    world.end({ error: null, mine: false });
    await expect.poll(() => auth.store.getState().user).toEqual(ADA);
    expect(world.asked.at(-1)).toBe("resume u-ada");
  });

  it("that failed says why, to the tab it is of", async () => {
    await start();
    world.end({ error: "Not here.", mine: false });
    expect(auth.store.getState().failure).toBeNull();
    world.end({ error: "Signing in was cancelled.", mine: true });
    expect(auth.store.getState().failure).toEqual({ of: "sign-in", words: "Signing in was cancelled." });
  });

  it("after which the document cannot be had leaves the user, and a way to try again", async () => {
    await start();
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

describe("looking again", () => {
  it("learns of a new plan", async () => {
    world.session = ADA;
    await start();
    world.documents.set(ADA.uid, { ...documentOf(ADA), plan: "pro", isPro: true });
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject({ plan: "pro", isPro: true });
  });

  it("learns that the session has ended, and that it is somebody else's", async () => {
    world.session = ADA;
    await start();
    world.session = BO;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: BO, document: documentOf(BO) });
    world.session = null;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: null, document: null });
  });

  it("keeps what there is while the server is away", async () => {
    world.session = ADA;
    await start();
    world.reachable = false;
    await auth.refresh();
    expect(auth.store.getState()).toMatchObject({ user: ADA, failure: null });
  });
});

describe("a change", () => {
  it("shows at once and is not taken back by a server that has not heard of it", async () => {
    world.session = ADA;
    await start();
    expect(await auth.save(CHANGES)).toBe(true);
    expect(auth.store.getState().document).toMatchObject(CHANGES);
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject(CHANGES);
    world.documents.set(ADA.uid, { ...documentOf(ADA), onboardingCompletedAt: NOW, preferences: { photoBy: "© A" } });
    world.waiting = 1;
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject(CHANGES);
    world.waiting = 0;
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject({ preferences: { photoBy: "© A" } });
  });

  it("that cannot be kept is false and logged, and is of nobody when nobody is signed in", async () => {
    await start();
    expect(await auth.save(CHANGES)).toBe(false);
    expect(world.asked).not.toContain("save u-ada");
    world.session = ADA;
    await auth.refresh();
    world.keeps = false;
    expect(await auth.save(CHANGES)).toBe(false);
    expect(world.logged).toEqual(["The change could not be kept."]);
    expect(auth.store.getState().document).toEqual(documentOf(ADA));
  });
});

describe("signing out", () => {
  it("resets everything", async () => {
    world.session = ADA;
    await start();
    await auth.signOut();
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null });
  });

  it("is not undone by an answer that was on its way", async () => {
    world.session = ADA;
    await start();
    const looking = auth.refresh();
    await auth.signOut();
    await looking;
    expect(auth.store.getState().user).toBeNull();
    expect(world.stored.size).toBe(0);
  });

  it("that fails says so, and Retry tries again", async () => {
    world.session = ADA;
    await start();
    world.keeps = false;
    await auth.signOut();
    expect(auth.store.getState()).toMatchObject({ user: ADA, failure: { of: "sign-out" } });
    world.keeps = true;
    auth.retry();
    await expect.poll(() => auth.store.getState().user).toBeNull();
  });
});

describe("deleting the account", () => {
  it("leaves nobody, nothing here, and what was on its way shows nobody again", async () => {
    world.session = ADA;
    await start();
    expect(await auth.deleteAccount()).toBeNull();
    expect(world.asked).toEqual(["resume u-ada", "delete u-ada", "erase u-ada", "sign out"]);
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null });
    expect(world.stored.size).toBe(0);
  });

  it("that is refused says why, and everything is as it was", async () => {
    world.session = ADA;
    await start();
    world.reachable = false;
    expect(await auth.deleteAccount()).toBe("The subscription could not be cancelled.");
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: documentOf(ADA), failure: null });
    expect(world.asked).not.toContain("erase u-ada");
  });

  it("is of nobody when nobody is signed in", async () => {
    await start();
    expect(await auth.deleteAccount()).toBe("Nobody is signed in.");
  });
});
