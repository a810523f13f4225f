/** No user's request, in any disguise, makes the user Pro, an administrator or another user. */
import { randomUUID } from "node:crypto";
import { PROTECTED_FIELDS, type UserDocument } from "@matte/contracts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import type { Db } from "../db/schema.ts";
import { readDocument } from "../services/user-documents.ts";
import { authorize } from "../services/authorized.ts";
import { startDocuments, type Answer, type DocumentsApp } from "../testing/documents-app.ts";
import { openOrFail, sqliteHome } from "../testing/each-database.ts";
import { newActor } from "../testing/people.ts";

let home: Awaited<ReturnType<typeof sqliteHome>>;
let db: Db;
let app: DocumentsApp;
let mallory: Actor;
let before: UserDocument;

beforeAll(async () => {
  home = await sqliteHome();
  db = await openOrFail(await home.newPlace());
  app = await startDocuments(db);
  mallory = await newActor(db, "pro");
  before = await document();
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  await home.clear();
});

function document(): Promise<UserDocument> {
  return readDocument(db, authorize(mallory, { kind: "user", uid: mallory.uid }));
}

/** Ways to send a body; each returns true if rejected. */
const WAYS: Readonly<Record<string, (body: unknown) => Promise<boolean>>> = {
  "PATCH of the document": (body) => refusedBy("PATCH", "", body),
  "POST of the document": (body) => refusedBy("POST", "", body),
  "PUT of the settings": (body) => refusedBy("PUT", "/settings", { settings: body }),
  "PUT of the settings, beside them": (body) => refusedBy("PUT", "/settings", withFields(body, { settings: {} })),
  "a write": (body) => refusedWrite({ id: randomUUID(), uid: mallory.uid, changes: body }),
  "a write, beside its changes": (body) =>
    refusedWrite(withFields(body, { id: randomUUID(), uid: mallory.uid, changes: { preferences: {} } })),
};

async function refusedBy(method: "PATCH" | "POST" | "PUT", path: string, body: unknown): Promise<boolean> {
  const { status } = await app.ask(mallory, method, `/api/users/${mallory.uid}${path}`, JSON.stringify(body));
  return status === 403;
}

async function refusedWrite(write: unknown): Promise<boolean> {
  const answer: Answer = await app.ask(mallory, "POST", "/api/writes", JSON.stringify({ writes: [write] }));
  const { results } = answer.body as { readonly results?: readonly { readonly status: string }[] };
  return answer.status === 403 || results?.[0]?.status === "rejected";
}

/** Merges the body with other fields, if it is an object. */
function withFields(body: unknown, rest: object): unknown {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? merged(rest, body) : body;
}

/** Keeps an own property `__proto__`, lost by an assignment. */
function merged(rest: object, body: object): object {
  return Object.fromEntries([...Object.entries(rest), ...Object.entries(body)]);
}

const VALUES = fc.constantFrom<unknown>(true, 1, "true", "studio", "admin@example.com", null, { isPro: true }, [true]);

/** A protected name, plain or disguised. */
const NAMES = fc
  .tuple(
    fc.constantFrom(...PROTECTED_FIELDS),
    fc.constantFrom("plain", "upper", "dotted", "slashed", "bracketed", "prefixed"),
  )
  .map(([name, disguise]) => {
    switch (disguise) {
      case "upper":
        return name.toUpperCase();
      case "dotted":
        return `onboarding.${name}`;
      case "slashed":
        return `/preferences/${name}`;
      case "bracketed":
        return `onboarding[${name}]`;
      case "prefixed":
        return `$set.${name}`;
      default:
        return name;
    }
  });

const ATTACKS = fc.tuple(NAMES, VALUES).map(([name, value]) => Object.fromEntries([[name, value]]));

const WRAPPINGS: readonly ((inner: object) => unknown)[] = [
  (inner) => inner,
  (inner) => [inner],
  (inner) => ({ onboarding: inner }),
  (inner) => ({ onboarding: { craft: inner } }),
  (inner) => ({ preferences: inner }),
  (inner) => ({ preferences: [inner] }),
  (inner) => ({ preferences: { photoBy: "Mallory" }, ...inner }),
  (inner) => ({ onboardingCompletedAt: inner }),
  (inner) => Object.fromEntries([["__proto__", inner]]),
  (inner) => ({ constructor: { prototype: inner } }),
  (inner) => ({ onboarding: Object.fromEntries([["__proto__", inner]]) }),
  (inner) => ({ preferences: { constructor: inner } }),
  (inner) => ({ $set: inner }),
  (inner) => ({ logoSize: { value: 20, changedAt: "2026-01-01T00:00:00Z", ...inner } }),
  (inner) => ({ users: [{ uid: mallory.uid, ...inner }] }),
];

const BODIES = fc
  .tuple(ATTACKS, fc.array(fc.constantFrom(...WRAPPINGS), { minLength: 1, maxLength: 3 }))
  .map(([attack, wrappings]) => wrappings.reduce<unknown>((inner, wrap) => wrap(inner as object), attack));

describe("a user cannot write fields of the server", () => {
  it.each(Object.entries(WAYS))("by %s, in any disguise", async (_name, refuses) => {
    await fc.assert(
      fc.asyncProperty(BODIES, async (body) => {
        expect(await refuses(body)).toBe(true);
        expect(await document()).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it.each(Object.entries(WAYS))("by %s, with any body", async (_name, attempt) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        await attempt(body);
        const { isPro, isAdmin, plan, email, createdAt, uid } = await document();
        expect({ isPro, isAdmin, plan, email, createdAt, uid }).toEqual({
          isPro: true,
          isAdmin: false,
          plan: "pro",
          email: before.email,
          createdAt: before.createdAt,
          uid: mallory.uid,
        });
      }),
      { numRuns: 100 },
    );
  });

  it("by a body that is nested deeper than the stack", async () => {
    const nested = (depth: number): string => `${"[".repeat(depth)}{"isPro":true}${"]".repeat(depth)}`;
    const statusOf = async (body: string): Promise<number> =>
      (await app.ask(mallory, "PATCH", `/api/users/${mallory.uid}`, body)).status;
    expect(await statusOf(nested(1000))).toBe(403);
    expect(await statusOf(nested(8000))).toBe(400);
    expect(await statusOf(nested(200_000))).toBe(413);
  });

  it("by naming a field twice", async () => {
    const twice = '{"preferences":{"photoBy":"a"},"isPro":true,"isPro":false}';
    expect((await app.ask(mallory, "PATCH", `/api/users/${mallory.uid}`, twice)).status).toBe(403);
  });

  it("by a URL that means another one", async () => {
    const victim = await newActor(db);
    for (const address of [
      `${mallory.uid}/../${victim.uid}`,
      `${victim.uid}%00`,
      `${mallory.uid}%2f..%2f${victim.uid}`,
    ]) {
      const { status } = await app.ask(mallory, "PATCH", `/api/users/${address}`, { preferences: { photoBy: "M" } });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const { preferences } = await readDocument(db, authorize(victim, { kind: "user", uid: victim.uid }));
    expect(preferences).toBeNull();
  });
});
