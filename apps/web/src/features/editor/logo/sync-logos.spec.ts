import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptLogos, LogoPlace, LogoServer } from "#domain/account/logo-server.ts";
import { changeSettings } from "../model/changes.ts";
import { editorInTest, type EditorInTest } from "../testing/editor-in-test.ts";
import { syncLogos } from "./sync-logos.ts";
import { LOGO, LOGO_ON_DARK, type LogoSlot } from "./slots.ts";

type Sent = Parameters<LogoServer["keep"]>[2];

const sentLogo = (name: string): Sent => ({ name, colours: "own", picture: new Blob(["png"]) });

/** An account shared by several editors. */
class Account implements LogoServer {
  kept: KeptLogos = {};
  readonly calls: string[] = [];
  #count = 0;
  broken = false;

  async list(): Promise<KeptLogos> {
    return this.#answer();
  }
  async picture(_uid: string, place: LogoPlace): Promise<Blob> {
    this.calls.push(`picture ${place}`);
    return new Blob(["png"]);
  }
  async keep(_uid: string, place: LogoPlace, { name, colours }: Sent): Promise<KeptLogos> {
    if (this.broken) throw new TypeError("Failed to fetch");
    this.calls.push(`keep ${place} ${name}`);
    const changedAt = new Date((this.#count += 1)).toISOString();
    const own = place === "light" || place === "dark" ? {} : { colours };
    this.kept = { ...this.kept, [place]: { name, width: 4, height: 2, changedAt, ...own } };
    return this.#answer();
  }
  async remove(_uid: string, place: LogoPlace): Promise<KeptLogos> {
    this.calls.push(`remove ${place}`);
    this.kept = { ...this.kept, [place]: null };
    return this.#answer();
  }
  #answer(): KeptLogos {
    if (this.broken) throw new TypeError("Failed to fetch");
    return { ...this.kept };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4, height: 2, close: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function device(account: Account) {
  const editor = editorInTest("pro");
  const reported: unknown[] = [];
  const sync = syncLogos(editor.session, account, (error) => reported.push(error));
  return { ...editor, sync, reported };
}

function choose({ session }: EditorInTest, { setting }: LogoSlot, name: string): void {
  const logo = { id: name, name, width: 4, height: 2 };
  const bitmap = { width: 4, height: 2, close: () => undefined } as ImageBitmap;
  session.logos.add(name, { logo, picture: new Blob(["png"]), bitmap, url: `blob:${name}` });
  session.change(changeSettings({ [setting]: logo }));
}

const nameOf = ({ document }: EditorInTest, { setting }: LogoSlot) => document().settings[setting]?.name;
const settled = () => vi.advanceTimersByTimeAsync(1000);

test("a logo is chosen on both devices, and removed on both", async () => {
  const account = new Account();
  const [one, other] = [device(account), device(account)];
  await Promise.all([one.sync.sync(), other.sync.sync()]);
  choose(one, LOGO, "black.svg");
  choose(one, LOGO_ON_DARK, "white.svg");
  await settled();
  expect(account.calls).toEqual(["keep light black.svg", "keep dark white.svg"]);
  await other.sync.sync();
  expect([nameOf(other, LOGO), nameOf(other, LOGO_ON_DARK)]).toEqual(["black.svg", "white.svg"]);
  other.session.change(changeSettings({ customLogo: null }));
  await settled();
  await one.sync.sync();
  expect([nameOf(one, LOGO), nameOf(one, LOGO_ON_DARK)]).toEqual([undefined, "white.svg"]);
});

test("the library's logos are on both devices with their colours, at their places, and removed on both", async () => {
  const account = new Account();
  const [one, other] = [device(account), device(account)];
  await Promise.all([one.sync.sync(), other.sync.sync()]);
  choose(one, LOGO, "mark.svg");
  const logo = { id: "mark.svg", name: "mark.svg", width: 4, height: 2 };
  one.session.change(changeSettings({ keptLogo2: { ...logo, colours: "text" } }));
  await settled();
  expect(account.calls).toEqual(["keep light mark.svg", "keep 2 mark.svg"]);
  await other.sync.sync();
  expect(other.document().settings).toMatchObject({
    keptLogo1: null,
    keptLogo2: { name: "mark.svg", width: 4, height: 2, colours: "text" },
  });
  expect(other.session.logos.get(other.document().settings.keptLogo2?.id ?? "")).toBeDefined();
  other.session.change(changeSettings({ keptLogo2: null }));
  await settled();
  await one.sync.sync();
  expect(one.document().settings).toMatchObject({ keptLogo2: null, customLogo: { name: "mark.svg" } });
});

test("a logo of the account is not sent back, nor fetched twice", async () => {
  const account = new Account();
  await account.keep("", "light", sentLogo("black.svg"));
  const one = device(account);
  await one.sync.sync();
  await settled();
  await one.sync.sync();
  expect(account.calls).toEqual(["keep light black.svg", "picture light"]);
});

test("undoing another change leaves the account's logo", async () => {
  const account = new Account();
  await account.keep("", "light", sentLogo("black.svg"));
  const one = device(account);
  one.session.change(changeSettings({ outerBorderSize: 20 }));
  await one.sync.sync();
  one.session.undo();
  await settled();
  expect(nameOf(one, LOGO)).toBe("black.svg");
  expect(account.kept.light?.name).toBe("black.svg");
});

test("a logo that is undone at once is never sent", async () => {
  const account = new Account();
  const one = device(account);
  await one.sync.sync();
  choose(one, LOGO, "black.svg");
  one.session.undo();
  await settled();
  expect(account.calls).toEqual([]);
});

test("a logo that could not be sent is sent later, and replaces the account's", async () => {
  const account = new Account();
  await account.keep("", "light", sentLogo("old.svg"));
  const one = device(account);
  account.broken = true;
  choose(one, LOGO, "new.svg");
  await settled();
  expect(one.reported).toHaveLength(1);
  account.broken = false;
  await one.sync.sync();
  expect([nameOf(one, LOGO), account.kept.light?.name]).toEqual(["new.svg", "new.svg"]);
});

test("nothing is sent once the sync has ended", async () => {
  const account = new Account();
  const one = device(account);
  choose(one, LOGO, "black.svg");
  one.sync.end();
  await settled();
  await one.sync.sync();
  expect(account.calls).toEqual([]);
});

test("leaving the page would lose a logo that the account does not have", async () => {
  const account = new Account();
  const one = device(account);
  await one.sync.sync();
  expect(one.sync.wouldLoseChanges()).toBe(false);
  choose(one, LOGO, "black.svg");
  expect(one.sync.wouldLoseChanges()).toBe(true);
  await settled();
  expect(one.sync.wouldLoseChanges()).toBe(false);
  account.broken = true;
  choose(one, LOGO, "white.svg");
  await settled();
  expect(one.sync.wouldLoseChanges()).toBe(true);
});
