import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "./testing/fake-server.ts";
import { fakeBrowser } from "./testing/tab.ts";

async function tabOf(uid: string | null, browser = fakeBrowser(fakeServer(uid))) {
  const tab = browser.open();
  if (uid !== null) tab.connection.resume(uid);
  await browser.clock.pass(0);
  return { ...browser, tab, status: tab.connection.status.getState };
}

describe("the user whose changes are sent", () => {
  it("is the signed-in one alone", async () => {
    const { tab, clock, server, disk } = await tabOf("ada");
    server.setFault("refused-connection");
    await tab.save("Ada's");
    tab.connection.signedOut();
    server.setFault(undefined);
    server.session = "bob";
    await tab.connection.signedIn("bob");
    await tab.save("Bob's", "bob");
    await clock.pass(60_000);
    expect(server.applied).toEqual([{ uid: "bob", credit: "Bob's" }]);
    expect(tab.connection.status.getState().waiting).toBe(0);
    expect(await disk.count("ada")).toBe(1);

    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    expect(server.applied).toHaveLength(2);
  });

  it("has changes that count for them before they are sent, and no longer afterwards", async () => {
    const { tab, clock, server } = await tabOf("ada");
    server.setFault("refused-connection");
    await tab.save("first");
    await tab.save("second");
    await tab.save("another user's", "bob");
    expect(await tab.connection.unsent("ada")).toEqual({ preferences: { photoBy: "second" } });
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(await tab.connection.unsent("ada")).toEqual({});
  });

  it("is confirmed before anything is given up, because the cookie may name another one", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.session = "bob";
    await tab.save("Ada's");
    await clock.pass(600_000);
    expect(server.applied).toEqual([]);
    expect(status()).toMatchObject({ waiting: 1, deadLetters: [], signInNeeded: true });
    expect(server.batches()).toEqual([1]);

    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    expect(server.applied).toEqual([{ uid: "ada", credit: "Ada's" }]);
    expect(status()).toMatchObject({ waiting: 0, signInNeeded: false });
  });

  it("must be known before anything is given up", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.faults.push(refusal(403, "This is not yours."), "refused-connection");
    await tab.save("Ada's");
    await clock.pass(10_000);
    expect(server.applied).toHaveLength(1);
    expect(status()).toMatchObject({ waiting: 0, deadLetters: [] });
  });

  it("loses nothing by a rejection that was meant for another one", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.rejected.add("Ada's");
    server.faults.push({
      body: {
        success: true,
        results: [{ id: "00000000-0000-4000-8000-000000000001", status: "rejected", error: "Not yours." }],
      },
    });
    server.session = "bob";
    await tab.save("Ada's");
    await clock.pass(1000);
    expect(status()).toMatchObject({ waiting: 1, deadLetters: [], signInNeeded: true });
  });

  it("has to sign in again once the session has ended", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.session = null;
    await tab.save("kept");
    await clock.pass(600_000);
    expect(server.batches()).toEqual([1]);
    expect(status()).toMatchObject({ reachability: "online", waiting: 1, signInNeeded: true });
    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    expect(server.applied).toHaveLength(1);
  });
});

describe("a wait for a sign-in", () => {
  it("ends when the user returns to the page, after a sign-in elsewhere", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.session = null;
    await tab.save("kept");
    await clock.pass(1000);
    tab.surroundings.attention();
    await clock.pass(0);
    expect(status()).toMatchObject({ waiting: 1, signInNeeded: true });
    server.session = "ada";
    tab.surroundings.attention();
    await clock.pass(0);
    expect(status()).toMatchObject({ waiting: 0, signInNeeded: false });
  });
});

describe("signing out", () => {
  it("tells the server at once where it can be reached", async () => {
    const { tab, server } = await tabOf("ada");
    expect(await tab.connection.signOut()).toBe("signed-out");
    expect(server.session).toBeNull();
    expect(await tab.connection.isSignOutPending()).toBe(false);
  });

  it("leaves a mark without a network, which is sent before any other request", async () => {
    const browser = await tabOf("ada");
    const { tab, server, clock } = browser;
    server.setFault("refused-connection");
    expect(await tab.connection.signOut()).toBe("waiting");
    expect(await tab.connection.isSignOutPending()).toBe(true);
    const early = tab.connection.through(
      async () => "session",
      () => "answered",
    );
    await expect(early).rejects.toThrow(TypeError);
    tab.close();

    const again = browser.open();
    await clock.pass(0);
    expect(await again.connection.isSignOutPending()).toBe(true);
    server.setFault(undefined);
    server.asked.length = 0;
    await again.connection.through(
      async () => "session",
      () => "answered",
    );
    expect(server.asked.map(({ path }) => path)).toEqual(["/auth/sign-out"]);
    expect(server.session).toBeNull();
    expect(await again.connection.isSignOutPending()).toBe(false);
  });

  it("delays no request that outlives the page while none is pending, since reading the store takes too long", async () => {
    const browser = fakeBrowser(fakeServer("ada"));
    const { mark } = browser.disk;
    let readable = true;
    const disk = { ...browser.disk, mark: async () => (readable ? mark() : new Promise<undefined>(() => undefined)) };
    const tab = browser.open(disk);
    await browser.clock.pass(0);
    readable = false;
    const begun: string[] = [];
    for (const manner of ["lasting", undefined] as const) {
      void tab.connection.through(
        async () => begun.push(manner ?? "ordinary"),
        () => "answered",
        manner,
      );
    }
    await browser.clock.pass(0);
    expect(begun).toEqual(["lasting"]);
  });

  it("in another tab holds requests that outlive the page back, too", async () => {
    const { tab, server, clock, open } = await tabOf("ada");
    server.setFault("refused-connection");
    await open().connection.signOut();
    const lasting = tab.connection.through(
      async () => "settings",
      () => "answered",
      "lasting",
    );
    await expect(lasting).rejects.toThrow(TypeError);
    await clock.pass(0);
  });

  it("is sent by itself when the network is back", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.setFault("refused-connection");
    await tab.connection.signOut();
    await clock.pass(1000);
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
  });

  it("removes everything but pending writes", async () => {
    const { tab, server, clock, disk, status } = await tabOf("ada");
    server.rejected.add("bad");
    await tab.save("bad");
    await clock.pass(0);
    server.setFault("refused-connection");
    await tab.save("waits");
    await clock.pass(0);
    expect(status()).toMatchObject({ waiting: 1, deadLetters: [{}] });
    await tab.connection.signOut();
    await clock.pass(0);
    expect(status()).toMatchObject({ waiting: 0, deadLetters: [] });
    expect(tab.forgotten).toEqual(["ada"]);
    expect(await disk.letters("ada")).toEqual([]);
    expect(await disk.head("ada", 10)).toMatchObject([{ changes: { preferences: { photoBy: "waits" } } }]);
  });

  it("does not end a session that began after it", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.setFault("refused-connection");
    await tab.connection.signOut();
    server.setFault(undefined);
    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(60_000);
    expect(server.session).toBe("ada");
  });

  it("that is pending is sent before the changes of a resumed session", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.setFault("refused-connection");
    await tab.save("kept");
    await tab.connection.signOut();
    tab.connection.resume("ada");
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
    expect(server.applied).toEqual([]);
    expect(tab.connection.status.getState()).toMatchObject({ waiting: 1, signInNeeded: true });
  });

  it("is sent again after a refusal", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.faults.push(refusal(500, "Something went wrong."), { status: 200, body: "<html>" });
    expect(await tab.connection.signOut()).toBe("waiting");
    await clock.pass(5000);
    expect(server.session).toBeNull();
  });
});

describe("a deleted account", () => {
  it("removes its pending writes, and leaves those of others alone", async () => {
    const { tab, server, clock, disk } = await tabOf("ada");
    server.setFault("refused-connection");
    await tab.save("never sent");
    await tab.save("bob's", "bob");
    await tab.connection.erase("ada");
    await clock.pass(0);
    expect(tab.erased).toEqual(["ada"]);
    expect(tab.connection.status.getState()).toMatchObject({ waiting: 0 });
    server.setFault(undefined);
    await clock.pass(60_000);
    expect(server.applied).toEqual([]);
    expect(await disk.count("bob")).toBe(1);
  });
});
