/** The user document routes and three users, for one suite. */
import type { Actor } from "../domain/actor.ts";
import type { Db } from "../db/schema.ts";
import { startDocuments, type Answer, type DocumentsApp } from "./documents-app.ts";
import { forSuite } from "./for-suite.ts";
import { newActor } from "./people.ts";

export interface DocumentsPeople {
  readonly app: DocumentsApp;
  readonly ada: Actor;
  readonly grace: Actor;
  readonly administrator: Actor;
  /** Sends writes, valid or not, in one batch. */
  readonly send: (actor: Actor | null, ...writes: readonly unknown[]) => Promise<Answer>;
}

export function documentsPeople(db: () => Db): () => DocumentsPeople {
  return forSuite(async (keep) => {
    const app = await keep(startDocuments(db()), ({ close }) => close());
    const [ada, grace, administrator] = [
      await newActor(db()),
      await newActor(db()),
      await newActor(db(), "administrator"),
    ];
    const send: DocumentsPeople["send"] = (actor, ...writes) => app.ask(actor, "POST", "/api/writes", { writes });
    return { app, ada, grace, administrator, send };
  });
}
