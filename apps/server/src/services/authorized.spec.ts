import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { newSession } from "../testing/people.ts";
import { authorize, authorizeAdministration, authorizeSelf, OPERATOR } from "./authorized.ts";

const session = newSession();
const ADA: Actor = { uid: "ada", email: "ada@example.com", isAdmin: false, session };
const ROOT: Actor = { uid: "root", email: "root@example.com", isAdmin: true, session };
const OF_ADA = { kind: "user", uid: "ada" } as const;
const OF_GRACE = { kind: "user", uid: "grace" } as const;
const [UNAUTHENTICATED, FORBIDDEN] = [{ code: "unauthenticated" }, { code: "forbidden" }];

describe("an authorised resource", () => {
  it.each([
    ["a user and the own account", ADA, OF_ADA, "ada"],
    ["an administrator and the data of any user, to read", ROOT, { kind: "reading", uid: "ada" }, "root"],
    ["an administrator and any account as a whole", ROOT, { kind: "account", uid: "ada" }, "root"],
    ["the operator and any account", OPERATOR, OF_ADA, null],
  ] as const)("of %s names the actor", (_what, actor, resource, by) => {
    expect(authorize(actor, resource)).toEqual({ ...resource, by });
  });

  it("names the administrator if it is the administration", () => {
    expect(authorizeAdministration(ROOT).by).toBe("root");
    expect(authorizeAdministration(OPERATOR).by).toBeNull();
  });

  it("names the user if it is their own account", () => {
    expect(authorizeSelf(ADA)).toEqual({ ...OF_ADA, by: "ada" });
  });
});

describe("authorize", () => {
  it.each([
    ["a visitor for an account", () => authorize(null, OF_ADA), UNAUTHENTICATED],
    ["a visitor for the own account", () => authorizeSelf(null), UNAUTHENTICATED],
    ["a visitor for the administration", () => authorizeAdministration(null), UNAUTHENTICATED],
    ["a user for the account of another", () => authorize(ADA, OF_GRACE), FORBIDDEN],
    ["an administrator for changes of another’s data", () => authorize(ROOT, OF_ADA), FORBIDDEN],
    ["a user for the administration", () => authorizeAdministration(ADA), FORBIDDEN],
    ["a user without a uid for the administration", () => authorizeAdministration({ ...ADA, uid: "" }), FORBIDDEN],
  ])("rejects %s", (_what, ask, error) => {
    expect(ask).toThrow(expect.objectContaining(error));
  });
});
