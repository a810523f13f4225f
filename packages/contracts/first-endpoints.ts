/** Endpoints that pages call before anything else: signing in, reading and changing the user's document. */
import { server } from "./endpoints/server.ts";
import { session } from "./endpoints/session.ts";
import { users } from "./endpoints/users.ts";
import { writes } from "./endpoints/writes.ts";

export const firstEndpoints = { ...server, ...session, ...users, ...writes };
