import { randomUUID } from "node:crypto";
import type { AuditEntry } from "@matte/contracts";
import { DEFAULT_SETTINGS, presetSettings } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { administered } from "../testing/administered.ts";
import type { Method } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { newActor } from "../testing/people.ts";

const { localFont: _none, ...settings } = presetSettings(DEFAULT_SETTINGS);

const PROFILE = {
  name: "Jo",
  credit: "",
  rights: "",
  location: "",
  exportName: "",
  artist: "",
  logo: null,
  look: null,
};

eachDatabase((db) => {
  const people = administered(db);
  const actsOn = async (uid: string): Promise<AuditEntry[]> =>
    (await people().lastActs()).filter(({ subject }) => subject === uid);

  describe("an administrator", () => {
    it.each<[Method, string, unknown]>([
      ["POST", "", undefined],
      ["PATCH", "", { preferences: { photoBy: "admin" } }],
      ["PUT", "/settings", { settings: {} }],
      ["PUT", `/presets/${randomUUID()}`, { name: "Mine", settings }],
      ["PATCH", `/presets/${randomUUID()}`, { name: "Mine" }],
      ["DELETE", `/presets/${randomUUID()}`, undefined],
      ["PUT", `/profiles/${randomUUID()}`, PROFILE],
      ["DELETE", `/profiles/${randomUUID()}`, undefined],
      ["PUT", "/profiles", { ids: [] }],
      ["DELETE", "/logo/light", undefined],
      ["DELETE", "/logos/1", undefined],
      ["DELETE", `/sessions/${randomUUID()}`, undefined],
    ])("is forbidden %s %s of another user", async (method, path, body) => {
      const { app, ada, administrator } = people();
      const before = await app.ask(ada, "GET", `/api/users/${ada.uid}`);
      expect(await app.ask(administrator, method, `/api/users/${ada.uid}${path}`, body)).toEqual(failure("forbidden"));
      expect(await app.ask(ada, "GET", `/api/users/${ada.uid}`)).toEqual(before);
    });

    it.each([
      ["", "document"],
      ["/settings", "settings"],
      ["/presets", "presets"],
      ["/profiles", "profiles"],
      ["/logo", "logos"],
      ["/logos", "logos"],
      ["/billing", "billing"],
      ["/sessions", "sessions"],
      ["/export", "export"],
    ])("is recorded once an hour for reading %s of another user", async (path, part) => {
      const { app, administrator } = people();
      const { uid } = await newActor(db());
      for (let count = 0; count < 3; count++) await app.ask(administrator, "GET", `/api/users/${uid}${path}`);
      expect(await actsOn(uid)).toEqual([
        expect.objectContaining({ actor: administrator.uid, act: "read", before: "", after: part }),
      ]);
    });

    it("is in the export of the user concerned, without a name", async () => {
      const { app, administrator } = people();
      const user = await newActor(db());
      await app.ask(administrator, "PATCH", `/api/admin/users/${user.uid}`, { plan: "studio" });
      await app.ask(administrator, "GET", `/api/users/${user.uid}/settings`);
      const { body } = await app.ask(user, "GET", `/api/users/${user.uid}/export`);
      expect(body).toMatchObject({
        grantedPlan: "studio",
        acts: [
          { act: "read", before: "", after: "settings" },
          { act: "plan", before: "free", after: "studio" },
        ],
      });
      expect(JSON.stringify(body)).not.toContain(administrator.uid);
    });

    it("is not recorded for reading the own data, or a user that doesn’t exist", async () => {
      const { app, administrator } = people();
      const unknown = randomUUID();
      for (const uid of [administrator.uid, unknown]) await app.ask(administrator, "GET", `/api/users/${uid}/export`);
      expect(await actsOn(administrator.uid)).toEqual([]);
      expect(await actsOn(unknown)).toEqual([]);
    });
  });

  it("Users are not recorded for reading their own data", async () => {
    const { app, ada } = people();
    for (const path of ["", "/export", "/settings"]) await app.ask(ada, "GET", `/api/users/${ada.uid}${path}`);
    expect((await actsOn(ada.uid)).some(({ actor }) => actor === ada.uid)).toBe(false);
  });
});
