import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startFront } from "../../../../test/observatory/front.ts";
import { judge } from "../../../../test/observatory/index.ts";
import { startServer } from "../testing/running-server.ts";

const PAGE = '<!doctype html><title>Matte</title><script type="module" src="/assets/index-Ab12.js"></script>';

it("Mozilla’s HTTP Observatory gives an A+", async () => {
  let product = "";
  const front = await startFront(() => product);
  const server = await startServer({
    PUBLIC_URL: front.origin,
    TRUST_PROXY: "127.0.0.1",
    NODE_ENV: "production",
    GOOGLE_CLIENT_ID: "matte",
    GOOGLE_CLIENT_SECRET: "word",
  });
  product = server.origin;
  writeFileSync(join(server.pages, "index.html"), PAGE);
  try {
    const judgement = await judge(front);
    expect(judgement).toMatchObject({ grade: "A+", score: 130 });
    expect(judgement.results).toMatchObject({
      "content-security-policy": "csp-implemented-with-no-unsafe-default-src-none",
      redirection: "redirection-to-https",
      "strict-transport-security": "hsts-implemented-max-age-at-least-six-months",
    });
  } finally {
    await front.stop();
    await server.stop();
  }
});
