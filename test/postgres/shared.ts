/** One PostgreSQL for all specs in a run, started by the first request. Vitest's global set-up for the Node project. */
import { createServer, type AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startPostgres, type Postgres } from "./index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Local port answering each connection with {@link NewDatabase}. */
    readonly databasePort: number;
  }
}

/** DATABASE_URL for a new, empty database, or why there is none. */
export type NewDatabase = { readonly url: string } | { readonly error: string };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Postgres> | undefined;
  const server = createServer((socket) => {
    started ??= startPostgres();
    started
      .then(async (postgres): Promise<NewDatabase> => ({ url: await postgres.newDatabase() }))
      .catch((error: unknown): NewDatabase => ({ error: String(error) }))
      .then((answer) => socket.end(JSON.stringify(answer)))
      .catch(() => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  project.provide("databasePort", (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    const postgres = await started?.catch(() => undefined);
    await postgres?.stop();
  };
}
