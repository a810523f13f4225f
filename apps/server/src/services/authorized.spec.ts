import { describe, expect, it } from "vitest";
import type { Actor } from "../domain/actor.ts";
import { authorize, authorizeAdministration, authorizeSelf, OPERATOR } from "./authorized.ts";

const ADA: Actor = { uid: "ada", email: "ada@example.com", isAdmin: false };
const ROOT: Actor = { uid: "root", email: "root@example.com", isAdmin: true };
const OF_ADA = { kind: "user", uid: "ada" } as const;
const OF_GRACE = { kind: "user", uid: "grace" } as const;
const [UNAUTHENTICATED, FORBIDDEN] = [{ code: "unauthenticated" }, { code: "forbidden" }];

describe("who asks", () => {
  it.each([
    ["a user of their own", ADA, OF_ADA, "ada"],
    ["an administrator of somebody", ROOT, OF_ADA, "root"],
    ["the operator of somebody", OPERATOR, OF_ADA, null],
  ] as const)("%s comes with what is allowed", (_what, asker, resource, by) => {
    expect(authorize(asker, resource)).toEqual({ ...resource, by });
  });

  it("comes with the administration", () => {
    expect(authorizeAdministration(ROOT).by).toBe("root");
    expect(authorizeAdministration(OPERATOR).by).toBeNull();
  });

  it("is whose account it is where people do something with their own", () => {
    expect(authorizeSelf(ADA)).toEqual({ ...OF_ADA, by: "ada" });
  });
});

describe("not allowed", () => {
  it.each([
    ["nobody, of somebody", () => authorize(null, OF_ADA), UNAUTHENTICATED],
    ["nobody, of their own", () => authorizeSelf(null), UNAUTHENTICATED],
    ["nobody, of the administration", () => authorizeAdministration(null), UNAUTHENTICATED],
    ["a user, of another", () => authorize(ADA, OF_GRACE), FORBIDDEN],
    ["a user, of the administration", () => authorizeAdministration(ADA), FORBIDDEN],
    ["a user without a uid, of the administration", () => authorizeAdministration({ ...ADA, uid: "" }), FORBIDDEN],
  ])("is %s", (_what, ask, error) => {
    expect(ask).toThrow(expect.objectContaining(error));
  });
});
