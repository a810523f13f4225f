import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountFile, deleteAccount, loadAccount, writeAccount } from "./account-file.ts";

const ACCOUNT = { server: "https://matte.example", issuer: "https://matte.example", token: "a.b.c", keys: [] };
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-device-"));
  file = join(folder, "settings", "matte", "account.json");
});
afterEach(() => rm(folder, { recursive: true }));

describe("the path", () => {
  it.each([
    [{}, "linux", "/home/ada/.config/matte/account.json"],
    [{ XDG_CONFIG_HOME: "/etc/ada" }, "linux", "/etc/ada/matte/account.json"],
    [{ XDG_CONFIG_HOME: "relative" }, "linux", "/home/ada/.config/matte/account.json"],
    [{ XDG_CONFIG_HOME: "/etc/ada" }, "darwin", "/etc/ada/matte/account.json"],
    [{}, "darwin", "/home/ada/Library/Application Support/matte/account.json"],
    [{ APPDATA: "/roaming" }, "win32", "/roaming/matte/account.json"],
    [{}, "win32", "/home/ada/AppData/Roaming/matte/account.json"],
  ] as const)("with %j on %s is %s", (environment, platform, path) => {
    expect(accountFile(environment, platform, "/home/ada")).toBe(path);
  });
});

describe("the file", () => {
  it("is read as it was written, and only its user can read it", async () => {
    await writeAccount(file, ACCOUNT);
    expect(await loadAccount(file)).toEqual(ACCOUNT);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  });

  it("is closed to others also where it was open before", async () => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "{}", { mode: 0o666 });
    await writeAccount(file, ACCOUNT);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("is whole after writes at the same time, and nothing else is left", async () => {
    const tokens = Array.from({ length: 20 }, (_, index) => `token ${index}`.repeat(1000));
    await Promise.all(tokens.map((token) => writeAccount(file, { ...ACCOUNT, token })));
    expect(tokens).toContain((await loadAccount(file))?.token);
    expect(await readdir(dirname(file))).toEqual(["account.json"]);
  });

  it.each(["", "{", "null", "[]", '{"server":"https://matte.example"}', '{"server":1,"token":"a"}'])(
    "with the contents %j counts as missing",
    async (text) => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      expect(await loadAccount(file)).toBeNull();
    },
  );

  it("can be missing when it is read or deleted", async () => {
    expect(await loadAccount(file)).toBeNull();
    await expect(deleteAccount(file)).resolves.toBeUndefined();
  });

  it("that can’t be read is an error", async () => {
    await mkdir(file, { recursive: true });
    await expect(loadAccount(file)).rejects.toMatchObject({ code: "EISDIR" });
  });
});
