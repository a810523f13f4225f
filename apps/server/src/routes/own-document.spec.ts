import { userDocument } from "@matte/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addActor } from "../auth/index.ts";
import { readConfig } from "../config/read.ts";
import type { App } from "../http/app.ts";
import { createFastify } from "../http/fastify.ts";
import { changeUser, deleteUser, setPlan } from "../repositories/users.ts";
import type { Sessions } from "../services/sessions.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { newActor, THEN } from "../testing/people.ts";
import { addUserRoutes } from "./users.ts";

eachDatabase((db) => {
  let app: App;
  let sessions: Sessions;

  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: "silent" });
    app = createFastify(config);
    ({ sessions } = await addActor(app, { config, db: db(), origin: () => "http://localhost" }));
    await app.register(async (scope) => addUserRoutes(scope, db()));
  });
  afterAll(() => app.close());

  const signIn = async (role: "user" | "administrator" = "user") => {
    const actor = await newActor(db(), role);
    return { actor, token: await sessions.begin(actor.uid, undefined, { browser: null, system: null }) };
  };
  const read = (uid: string, token: string) =>
    app.inject({ url: `/api/users/${uid}`, headers: { cookie: `matte-session=${token}` } });

  it("A user's document has the current values from the database", async () => {
    const { actor, token } = await signIn();
    const before = userDocument.parse((await read(actor.uid, token)).json());
    expect(before).toMatchObject({
      uid: actor.uid,
      email: actor.email,
      isAdmin: false,
      plan: "free",
      preferences: null,
    });
    await changeUser(db(), actor.uid, { preferences: { photoBy: "© Ada" } }, THEN);
    await setPlan(db(), actor.uid, "pro", THEN);
    const preferences = { photoBy: "© Ada" };
    expect((await read(actor.uid, token)).json()).toEqual({ ...before, plan: "pro", isPro: true, preferences });
  });

  it("The creation date in a user's document is that of the user, not of the session", async () => {
    const { actor, token } = await signIn();
    expect((await read(actor.uid, token)).json()).toMatchObject({ createdAt: THEN });
  });

  it("An administrator who reads another user's document gets that document", async () => {
    const [{ token }, other] = [await signIn("administrator"), await signIn()];
    expect((await read(other.actor.uid, token)).json()).toMatchObject({ uid: other.actor.uid, isAdmin: false });
  });

  it("Another user's document is forbidden", async () => {
    const [{ token }, other] = [await signIn(), await signIn()];
    expect((await read(other.actor.uid, token)).statusCode).toBe(403);
  });

  it("Reading is unauthorised after the session has ended or the account is deleted", async () => {
    const [ended, deleted] = [await signIn(), await signIn()];
    await sessions.end(ended.token);
    await deleteUser(db(), deleted.actor.uid);
    for (const { actor, token } of [ended, deleted]) expect((await read(actor.uid, token)).statusCode).toBe(401);
  });
});
