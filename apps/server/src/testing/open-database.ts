/** A program: opens the database that the environment names, and closes it again. */
import { readConfig } from "../config/read.ts";
import { openDatabase } from "../database.ts";

const db = await openDatabase(readConfig(process.env), (error) => {
  throw error;
});
await db.destroy();
