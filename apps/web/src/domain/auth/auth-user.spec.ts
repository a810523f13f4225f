/** What somebody who is signed in does with their account: changes it, leaves it, deletes it. */
import { describe, expect, it } from "vitest";
import { CHANGES, startedIn } from "./testing/open-world.ts";
import { ADA, documentOf, NOW } from "./testing/world.ts";

describe("a change", () => {
  it("shows at once and is not taken back by a server that has not heard of it", async () => {
    const { world, auth } = await startedIn({ session: ADA });
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
    const { world, auth } = await startedIn();
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
    const { auth } = await startedIn({ session: ADA });
    await auth.signOut();
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null, ended: false });
  });

  it("is not undone by an answer that was on its way", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    const looking = auth.refresh();
    await auth.signOut();
    await looking;
    expect(auth.store.getState().user).toBeNull();
    expect(world.stored.size).toBe(0);
  });

  it("that fails says so, and Retry tries again", async () => {
    const { world, auth } = await startedIn({ session: ADA });
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
    const { world, auth } = await startedIn({ session: ADA });
    expect(await auth.deleteAccount()).toBeNull();
    expect(world.asked).toEqual(["resume u-ada", "delete u-ada", "erase u-ada", "sign out"]);
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null, ended: false });
    expect(world.stored.size).toBe(0);
  });

  it("that is refused says why, and everything is as it was", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    world.reachable = false;
    expect(await auth.deleteAccount()).toBe("The subscription could not be cancelled.");
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: documentOf(ADA), failure: null });
    expect(world.asked).not.toContain("erase u-ada");
  });

  it("is of nobody when nobody is signed in", async () => {
    const { auth } = await startedIn();
    expect(await auth.deleteAccount()).toBe("Nobody is signed in.");
  });
});
