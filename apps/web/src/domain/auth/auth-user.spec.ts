/** Changing, signing out and deleting a user's account. */
import { describe, expect, it } from "vitest";
import { CHANGES, startedIn } from "./testing/open-world.ts";
import { ADA, documentOf, NOW } from "./testing/world.ts";

describe("a change", () => {
  it("is shown at once, and stays while the server does not have it yet", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    expect(await auth.save(CHANGES)).toBe(true);
    expect(auth.store.getState().document).toMatchObject(CHANGES);
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject(CHANGES);
    world.documents.set(ADA.uid, { ...documentOf(ADA), onboardingCompletedAt: NOW, preferences: { photoBy: "© A" } });
    world.unsent = CHANGES;
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject(CHANGES);
    world.unsent = {};
    await auth.refresh();
    expect(auth.store.getState().document).toMatchObject({ preferences: { photoBy: "© A" } });
  });

  it("that waits from an earlier session counts as soon as its user has signed in", async () => {
    const { auth } = await startedIn({ session: ADA, unsent: { onboardingCompletedAt: NOW } });
    expect(auth.store.getState().document).toEqual({ ...documentOf(ADA), onboardingCompletedAt: NOW });
  });

  it("that was delivered is replaced by the server’s document", async () => {
    const { world, auth } = await startedIn({ session: ADA, unsent: { preferences: { photoBy: "© Ada" } } });
    world.waiting = 1;
    world.changeStatus();
    world.waiting = 0;
    world.unsent = {};
    world.documents.set(ADA.uid, { ...documentOf(ADA), preferences: { photoBy: "© Ada of the server" } });
    world.changeStatus();
    await expect
      .poll(() => auth.store.getState().document)
      .toMatchObject({ preferences: { photoBy: "© Ada of the server" } });
  });

  it("returns false without a user, and is logged when it cannot be stored", async () => {
    const { world, auth } = await startedIn();
    expect(await auth.save(CHANGES)).toBe(false);
    expect(world.asked).not.toContain("save u-ada");
    world.session = ADA;
    await auth.refresh();
    world.keeps = false;
    expect(await auth.save(CHANGES)).toBe(false);
    expect(world.logged).toEqual(["The change could not be stored."]);
    expect(auth.store.getState().document).toEqual(documentOf(ADA));
  });
});

describe("signing out", () => {
  it("resets the whole state", async () => {
    const { auth } = await startedIn({ session: ADA });
    await auth.signOut();
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null, ended: false });
  });

  it("is not undone by an answer to an earlier request", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    const looking = auth.refresh();
    await auth.signOut();
    await looking;
    expect(auth.store.getState().user).toBeNull();
    expect(world.stored.size).toBe(0);
  });

  it("reports its failure, and can be retried", async () => {
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
  it("removes everything of the user and signs them out", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    expect(await auth.deleteAccount()).toBeNull();
    expect(world.asked).toEqual(["resume u-ada", "delete u-ada", "erase u-ada", "sign out"]);
    expect(auth.store.getState()).toEqual({ loading: false, user: null, document: null, failure: null, ended: false });
    expect(world.stored.size).toBe(0);
  });

  it("returns the reason of a refusal, and changes nothing", async () => {
    const { world, auth } = await startedIn({ session: ADA });
    world.reachable = false;
    expect(await auth.deleteAccount()).toMatchObject({ text: "The subscription could not be cancelled." });
    expect(auth.store.getState()).toMatchObject({ user: ADA, document: documentOf(ADA), failure: null });
    expect(world.asked).not.toContain("erase u-ada");
  });

  it("is refused when no user is signed in", async () => {
    const { auth } = await startedIn();
    expect(await auth.deleteAccount()).toMatchObject({ text: "You’re not signed in." });
  });
});
