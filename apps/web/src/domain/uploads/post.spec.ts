import { expect, it } from "vitest";
import { outcomeOf, type PostOutcome } from "./post.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

it.each<[status: number, headers: Record<string, string>, outcome: PostOutcome]>([
  [400, JSON_TYPE, { kind: "refused" }],
  [401, JSON_TYPE, { kind: "signed-out" }],
  [403, JSON_TYPE, { kind: "refused" }],
  [408, {}, { kind: "later", wait: 0, failed: false }],
  [413, JSON_TYPE, { kind: "full" }],
  [413, { "content-type": "text/html" }, { kind: "refused" }],
  [415, JSON_TYPE, { kind: "refused" }],
  [429, { ...JSON_TYPE, "retry-after": "7" }, { kind: "later", wait: 7000, failed: false }],
  [500, JSON_TYPE, { kind: "later", wait: 0, failed: true }],
  [503, { "retry-after": "2" }, { kind: "later", wait: 2000, failed: true }],
])("an answer %i means what it says: %o", (status, headers, outcome) => {
  expect(outcomeOf(new Response(null, { status, headers }))).toEqual(outcome);
});
