/**
 * The product as a fixture: `import { expect, test } from "./product.ts"`. Each worker has a server of its own on a free
 * port; `test.use({ plan: "pro" })` at a file's top sets the plan its editor is on. A test fails when the page said anything on its
 * console that it should not have, or broke the content security policy.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";

type Plan = "free" | "pro" | "studio";

interface ProductOptions {
  readonly plan: Plan;
  /** Complaints of the console that a test provokes on purpose. */
  readonly expectedComplaints: readonly RegExp[];
}

const SERVER = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));

export const test = base.extend<
  Pick<ProductOptions, "expectedComplaints">,
  Pick<ProductOptions, "plan"> & { readonly origin: string }
>({
  plan: ["free", { option: true, scope: "worker" }],
  expectedComplaints: [[], { option: true }],
  origin: [
    async ({ plan }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "matte-e2e-"));
      const server = startServer(plan, dataDir);
      await use(await originOf(server));
      server.kill();
      await once(server, "exit");
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([]);
  },
});

export { expect };

function startServer(plan: Plan, dataDir: string): ChildProcess {
  const settings = { HOST: "127.0.0.1", PORT: "0", PUBLIC_URL: "", NODE_ENV: "test", DATA_DIR: dataDir };
  const env = { ...process.env, ...settings, MATTE_DEV_PLAN: plan };
  return spawn(process.execPath, [SERVER], { env, stdio: ["ignore", "pipe", "inherit"] });
}

async function originOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("The server has no output.");
  for await (const line of createInterface(server.stdout)) {
    const origin = /^Matte is at (\S+)$/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error("The server ended before it said where it is.");
}

/** Errors, warnings and violations of the content security policy, as they come. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  return complaints;
}
