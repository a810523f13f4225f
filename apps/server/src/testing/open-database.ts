/** Opens the environment's database and closes it again. */
import { readConfig } from "../config/read.ts";
import { openDatabase } from "../database.ts";

const db = await openDatabase(readConfig(process.env), (error) => {
  throw error;
});
await db.destroy();
