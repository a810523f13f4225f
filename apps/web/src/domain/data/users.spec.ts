import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "./testing/fake-server.ts";
import { fakeBrowser } from "./testing/tab.ts";

async function tabOf(uid: string | null, browser = fakeBrowser(fakeServer(uid))) {
  const tab = browser.open();
  if (uid !== null) tab.connection.resume(uid);
  await browser.clock.pass(0);
  return { ...browser, tab, status: tab.connection.status };
}

describe("whose changes are sent", () => {
  it("is the signed-in user's alone", async () => {
    const { tab, clock, server, disk } = await tabOf("ada");
    server.setWeather("refused-connection");
    await tab.save("Ada's");
    tab.connection.signedOut();
    server.setWeather(undefined);
    server.session = "bob";
    await tab.connection.signedIn("bob");
    await tab.save("Bob's", "bob");
    await clock.pass(60_000);
    expect(server.applied).toEqual([{ uid: "bob", credit: "Bob's" }]);
    expect(tab.connection.status().waiting).toBe(0);
    expect(await disk.count("ada")).toBe(1);

    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    expect(server.applied).toHaveLength(2);
  });

  it("is asked again before anything is given up: the cookie may be somebody else's by now", async () => {
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

  it("is not decided while there is no telling who is signed in", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.mishaps.push(refusal(403, "This is not yours."), "refused-connection");
    await tab.save("Ada's");
    await clock.pass(10_000);
    expect(server.applied).toHaveLength(1);
    expect(status()).toMatchObject({ waiting: 0, deadLetters: [] });
  });

  it("stays Ada's when a rejection is meant for Bob", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.rejected.add("Ada's");
    server.mishaps.push({
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

  it("is nobody's once the session has ended, until somebody signs in", async () => {
    const { tab, clock, server, status } = await tabOf("ada");
    server.session = null;
    await tab.save("kept");
    await clock.pass(600_000);
    expect(server.batches()).toEqual([1]);
    expect(status()).toMatchObject({ state: "online", waiting: 1, signInNeeded: true });
    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(0);
    expect(server.applied).toHaveLength(1);
  });
});

describe("a wait for a sign-in", () => {
  it("ends when somebody comes back to the page, who may have signed in elsewhere", async () => {
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
  it("tells the server at once where it can", async () => {
    const { tab, server } = await tabOf("ada");
    expect(await tab.connection.signOut()).toBe("signed-out");
    expect(server.session).toBeNull();
    expect(await tab.connection.signOutWaits()).toBe(false);
  });

  it("leaves a mark without a network, which goes before any other request", async () => {
    const browser = await tabOf("ada");
    const { tab, server, clock } = browser;
    server.setWeather("refused-connection");
    expect(await tab.connection.signOut()).toBe("waiting");
    expect(await tab.connection.signOutWaits()).toBe(true);
    const early = tab.connection.through(
      async () => "session",
      () => "answered",
    );
    await expect(early).rejects.toThrow(TypeError);
    tab.close();

    const again = browser.open();
    await clock.pass(0);
    expect(await again.connection.signOutWaits()).toBe(true);
    server.setWeather(undefined);
    server.asked.length = 0;
    await again.connection.through(
      async () => "session",
      () => "answered",
    );
    expect(server.asked.map(({ path }) => path)).toEqual(["/auth/sign-out"]);
    expect(server.session).toBeNull();
    expect(await again.connection.signOutWaits()).toBe(false);
  });

  it("is told by itself when the network is back", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.setWeather("refused-connection");
    await tab.connection.signOut();
    await clock.pass(1000);
    server.setWeather(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
  });

  it("leaves only what waits to be sent", async () => {
    const { tab, server, clock, disk, status } = await tabOf("ada");
    server.rejected.add("bad");
    await tab.save("bad");
    await clock.pass(0);
    server.setWeather("refused-connection");
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
    server.setWeather("refused-connection");
    await tab.connection.signOut();
    server.setWeather(undefined);
    server.session = "ada";
    await tab.connection.signedIn("ada");
    await clock.pass(60_000);
    expect(server.session).toBe("ada");
  });

  it("that has not been told goes before the changes of a session that is only remembered", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.setWeather("refused-connection");
    await tab.save("kept");
    await tab.connection.signOut();
    tab.connection.resume("ada");
    server.setWeather(undefined);
    await clock.pass(60_000);
    expect(server.session).toBeNull();
    expect(server.applied).toEqual([]);
    expect(tab.connection.status()).toMatchObject({ waiting: 1, signInNeeded: true });
  });

  it("is told again after a refusal of the server's", async () => {
    const { tab, server, clock } = await tabOf("ada");
    server.mishaps.push(refusal(500, "Something went wrong."), { status: 200, body: "<html>" });
    expect(await tab.connection.signOut()).toBe("waiting");
    await clock.pass(5000);
    expect(server.session).toBeNull();
  });
});

describe("a deleted account", () => {
  it("takes what waits to be sent with it, and leaves others' alone", async () => {
    const { tab, server, clock, disk } = await tabOf("ada");
    server.setWeather("refused-connection");
    await tab.save("never sent");
    await tab.save("bob's", "bob");
    await tab.connection.erase("ada");
    await clock.pass(0);
    expect(tab.erased).toEqual(["ada"]);
    expect(tab.connection.status()).toMatchObject({ waiting: 0 });
    server.setWeather(undefined);
    await clock.pass(60_000);
    expect(server.applied).toEqual([]);
    expect(await disk.count("bob")).toBe(1);
  });
});
