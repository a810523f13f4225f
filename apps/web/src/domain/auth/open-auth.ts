import { retryImport } from "#lib/retry-import.ts";
import { localValues } from "#lib/storage.ts";
import { removeTracesOfOthers } from "../data/browser/traces.ts";
import type { DataConnection } from "../data/index.ts";
import { createAuth, type Auth } from "./auth.ts";
import { createAccountServer } from "./server.ts";
import { createSignInWindow, takeReturn } from "./sign-in-window.ts";

/** Signs in with the browser's own windows and storage. */
export function openAuth(connection: DataConnection): Auth {
  return createAuth({
    connection,
    server: createAccountServer(connection),
    window: createSignInWindow(),
    values: localValues,
    takeReturn,
    forgetOthers,
    now: Date.now,
    log: (text, error) => console.error(text, error),
  });
}

async function forgetOthers(uid: string | null): Promise<void> {
  const hasTraces = removeTracesOfOthers(uid);
  const { forgetFilesOfOthers } = await retryImport(async () => import("./forget-files.ts"));
  await forgetFilesOfOthers(uid, hasTraces);
}
