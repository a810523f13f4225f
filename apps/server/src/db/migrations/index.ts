import type { Migration } from "kysely";
import { up as people } from "./001-people.ts";

/** In the order of their names, which never change: each database remembers what it has been through. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-people": { up: people },
};
