/** An administrator and a Pro user, for one suite. */
import type { AuditPage } from "@matte/contracts";
import type { Actor } from "../domain/actor.ts";
import type { Db } from "../db/schema.ts";
import { startDocuments, type DocumentsApp } from "./documents-app.ts";
import { forSuite } from "./for-suite.ts";
import { newActor } from "./people.ts";

export interface Administered {
  readonly app: DocumentsApp;
  /** Has Pro. */
  readonly ada: Actor;
  readonly administrator: Actor;
  /** The audit log's first page, newest first. */
  readonly lastActs: () => Promise<AuditPage["entries"]>;
}

export function administered(db: () => Db): () => Administered {
  return forSuite(async (keep) => {
    const app = await keep(startDocuments(db()), ({ close }) => close());
    const [ada, administrator] = [await newActor(db(), "pro"), await newActor(db(), "administrator")];
    const lastActs: Administered["lastActs"] = async () =>
      ((await app.ask(administrator, "GET", "/api/admin/audit")).body as AuditPage).entries;
    return { app, ada, administrator, lastActs };
  });
}
