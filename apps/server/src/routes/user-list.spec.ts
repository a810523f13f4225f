import type { UserList } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import { SEARCH_BATCH_SIZE, searchUsers } from "../repositories/user-list.ts";
import { changeUser } from "../repositories/users.ts";
import { administered } from "../testing/administered.ts";
import type { Answer } from "../testing/documents-app.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newPerson, THEN } from "../testing/people.ts";

eachDatabase((db) => {
  const people = administered(db);
  const ask = (query: string): Promise<Answer> => {
    const { app, administrator } = people();
    return app.ask(administrator, "GET", `/api/users${query}`);
  };
  const list = async (query: string): Promise<UserList> => (await ask(query)).body as UserList;
  const searched = async (words: string): Promise<string[]> => {
    const { users } = await list(`?search=${encodeURIComponent(words)}`);
    return users.map(({ email }) => email);
  };

  describe("the list", () => {
    it("has the fields that the table shows of each user", async () => {
      const { uid } = await newPerson(db(), "k.osei@example.com", null, "2030-01-01T00:00:00.000Z");
      await changeUser(db(), uid, { onboarding: { craft: "content-creator", defaultLocation: " Accra " } }, THEN);
      await newPerson(db(), "grace@example.com", " Grace Hopper ", "2030-01-02T00:00:00.000Z");
      const { users } = await list("");
      expect(users.slice(0, 2)).toMatchObject([
        { name: "Grace Hopper", email: "grace@example.com", craft: null, location: null, plan: "free" },
        { uid, name: "k.osei", craft: "content-creator", location: "Accra", isAdmin: false },
      ]);
    });

    it("comes in pages, newest first, with each user once, although others join at the same time", async () => {
      const uids: string[] = [];
      // Some of them at the same time.
      for (let index = 0; index < 120; index++) {
        const second = String(Math.floor(index / 3)).padStart(2, "0");
        const joined = `2031-01-01T00:00:${second}.000Z`;
        uids.push((await newPerson(db(), `crowd${index}@example.com`, null, joined)).uid);
      }
      const seen: string[] = [];
      let query = "";
      for (;;) {
        const { users, next } = await list(query);
        seen.push(...users.map(({ uid }) => uid));
        await newPerson(db(), "late@example.com", null, "2032-01-01T00:00:00.000Z");
        if (next === null) break;
        query = `?cursor=${encodeURIComponent(next)}`;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(0, 120).toSorted()).toEqual(uids.toSorted());
      expect(seen).toContain(people().ada.uid);
    });

    it("begins with the first page for an empty cursor", async () => {
      const { app, administrator } = people();
      const first = await app.ask(administrator, "GET", "/api/users");
      expect(await app.ask(administrator, "GET", "/api/users?cursor=")).toEqual(first);
      expect(first.status).toBe(200);
    });

    it.each(["?cursor=_", "?cursor=x", "?cursor=2031-01-01T00:00:00.000Z_'", `?search=${"x".repeat(201)}`])(
      "rejects %s",
      async (query) => {
        expect((await ask(query)).status).toBe(400);
      },
    );
  });

  describe("the search", () => {
    it.each([
      ["part of an address", "jos", ["jose_1@example.com"]],
      ["a name in other letters", "ÉÑ", ["jose_1@example.com"]],
      ["a name in another composition", "e\u0301ñ", ["jose_1@example.com"]],
      ["a wildcard for any text", "jose%1", []],
      ["a wildcard for any letter", "jos__1", []],
      ["an escaped wildcard", "e_1@", ["jose_1@example.com"]],
      ["a quote and a backslash", "'\\", []],
      ["nobody", "zebra", []],
    ])("finds by %s", async (_name, words, emails) => {
      if ((await searched("jose_1@example.com")).length === 0)
        await newPerson(db(), "jose_1@example.com", "Señor Josénéñ", THEN);
      expect(await searched(words)).toEqual(emails);
    });

    it("continues after the users that it has examined", async () => {
      const first = await searchUsers(db(), "crowd0@", null, 5, 40);
      expect(first.users).toEqual([]);
      expect(first.next).not.toBeNull();
      let { next } = first;
      const found: string[] = [];
      while (next !== null) {
        const page = await searchUsers(db(), "crowd0@", next, 5, 40);
        found.push(...page.users.map(({ email }) => email));
        ({ next } = page);
      }
      expect(found).toEqual(["crowd0@example.com"]);
    });

    it("fills a page before it ends it", async () => {
      const page = await searchUsers(db(), "crowd", null, 50, SEARCH_BATCH_SIZE);
      expect(page.users).toHaveLength(50);
      const rest = await searchUsers(db(), "crowd", page.next, 100, SEARCH_BATCH_SIZE);
      expect(rest.users).toHaveLength(70);
      expect(rest.next).toBeNull();
    });
  });
});
