import { expect, it } from "vitest";
import { formOf, outcomeOf, type PostOutcome } from "./post.ts";
import type { Upload } from "./types.ts";

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

const ID = "1700000000000-11111111-2222-4333-8444-555566667777";
const PHOTO = "0f0e0d0c-1111-4222-8333-444455556666";

it.each<[title: string, upload: Partial<Upload>, id: string, replaces: string | null]>([
  ["an export's is its own", {}, ID, null],
  ["a preview's begins with its photo's", { photo: PHOTO }, `${PHOTO}_555566667777`, null],
  [
    "a cropped preview's too, and it replaces the others",
    { photo: PHOTO, replaces: true },
    `${PHOTO}_555566667777`,
    PHOTO,
  ],
])("of the ids of uploads %s", (_title, upload, id, replaces) => {
  const form = formOf({ id: ID, kind: "original", name: "a.jpg", image: new Blob(), ...upload });
  expect([form.get("id"), form.get("replaces")]).toEqual([id, replaces]);
});
