import { expect, it } from "vitest";
import { serverForSuite } from "../testing/running-server.ts";

const server = serverForSuite({ SUPPORT_EMAIL: "help@matte.example" });

it("A researcher finds the contact for vulnerabilities, which is valid for less than a year", async () => {
  const response = await server().fetch("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:help@matte\.example$/m);
  expect(text).toContain(`Canonical: ${server().origin}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});
