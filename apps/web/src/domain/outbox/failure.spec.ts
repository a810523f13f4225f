import { expect, it } from "vitest";
import { failureOf, type Failure } from "./failure.ts";

const REFUSED = { kind: "refused" } as const;

it.each<[status: number, ours: boolean, retryAfter: string | null, failure: Failure]>([
  [400, true, null, REFUSED],
  [400, false, null, { kind: "unreachable", wait: 0 }],
  [401, true, null, { kind: "signed-out" }],
  [401, false, null, { kind: "unreachable", wait: 0 }],
  [403, true, null, REFUSED],
  [404, false, null, { kind: "unreachable", wait: 0 }],
  [408, false, null, { kind: "later", wait: 0 }],
  [413, true, null, REFUSED],
  [413, false, null, REFUSED],
  [425, false, null, { kind: "later", wait: 0 }],
  [429, true, "7", { kind: "later", wait: 7000 }],
  [429, false, "7", { kind: "later", wait: 7000 }],
  [500, true, null, { kind: "failed", wait: 0 }],
  [502, false, null, { kind: "unreachable", wait: 0 }],
  [503, true, "2", { kind: "failed", wait: 2000 }],
  [503, false, "2", { kind: "unreachable", wait: 2000 }],
])("the status %i, of our server: %s, with Retry-After %s, is the failure %o", (status, ours, retryAfter, failure) => {
  expect(failureOf({ status, ours, retryAfter, date: null })).toEqual(failure);
});
