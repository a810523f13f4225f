import { endpoints, type Endpoint } from "@matte/contracts";
import { expect, it } from "vitest";
import { serverForSuite } from "../testing/running-server.ts";
import { newUploader } from "../testing/uploader.ts";

const server = serverForSuite();

const rows: readonly Endpoint[] = Object.values(endpoints);
const JSON_ROWS = rows.filter(({ body, bodyType }) => body !== undefined && bodyType === undefined);

it.each(["text/plain", "image/png", "application/octet-stream", "text/json", "application/xml"])(
  "Endpoints that take JSON refuse bodies of the type %s",
  async (type) => {
    const { ask } = await newUploader(server().origin, "admin@example.com");
    const answers = JSON_ROWS.map(async ({ method, path }) => {
      const url = path.replaceAll(/:\w+/g, crypto.randomUUID());
      const { status } = await ask(url, { method, headers: { "content-type": type }, body: "{}" });
      return `${method} ${path}: ${status}`;
    });
    expect(await Promise.all(answers)).toEqual(JSON_ROWS.map(({ method, path }) => `${method} ${path}: 415`));
  },
);

it("A URL that can’t be decoded is no valid request", async () => {
  const answer = await server().fetch("/a%ff");
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "http-invalid" }]);
});
