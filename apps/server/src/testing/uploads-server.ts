/** An upload server, three users, and its stored files, for one suite. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { forSuite } from "./for-suite.ts";
import { startServer, type RunningServer } from "./running-server.ts";
import { newUploader, type Uploader } from "./uploader.ts";

export interface UploadsServer {
  readonly server: RunningServer;
  readonly ada: Uploader;
  readonly grace: Uploader;
  readonly administrator: Uploader;
  readonly folder: string;
  /** Folder for images being received. */
  readonly incoming: string;
  /** Returns all stored images' paths; expects none being received. */
  readonly stored: () => string[];
}

export function uploadsServer(): () => UploadsServer {
  return forSuite(async (keep) => peopleAt(await keep(startServer(), ({ stop }) => stop())));
}

async function peopleAt(server: RunningServer): Promise<UploadsServer> {
  const folder = join(server.pages, "..", "data", "images");
  const incoming = join(folder, ".incoming");
  return {
    server,
    ada: await newUploader(server.origin, "ada@example.com"),
    grace: await newUploader(server.origin, "grace@example.com"),
    administrator: await newUploader(server.origin, "admin@example.com"),
    folder,
    incoming,
    stored: () => {
      expect(readdirSync(incoming)).toEqual([]);
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      return names.filter((name) => /\.(?:jpg|png|webp)$/.test(name));
    },
  };
}
