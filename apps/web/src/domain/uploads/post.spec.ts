import { expect, it } from "vitest";
import { outcomeOf, type PostOutcome } from "./post.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const HTML_TYPE = { "content-type": "text/html" };

it.each<[status: number, headers: Record<string, string>, outcome: PostOutcome]>([
  [400, JSON_TYPE, { kind: "refused" }],
  [401, JSON_TYPE, { kind: "signed-out" }],
  [403, HTML_TYPE, { kind: "unreachable", wait: 0 }],
  [409, JSON_TYPE, { kind: "sent" }],
  [413, JSON_TYPE, { kind: "full" }],
  [413, HTML_TYPE, { kind: "refused" }],
  [429, { ...JSON_TYPE, "retry-after": "7" }, { kind: "later", wait: 7000 }],
  [500, JSON_TYPE, { kind: "failed", wait: 0 }],
  [503, { "retry-after": "2" }, { kind: "unreachable", wait: 2000 }],
])("an upload that is answered with %i and %o has the outcome %o", (status, headers, outcome) => {
  expect(outcomeOf(new Response(null, { status, headers }))).toEqual(outcome);
});
