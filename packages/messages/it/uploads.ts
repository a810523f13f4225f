/** @see ../en/uploads.ts */
import type { uploads as English } from "../en/uploads.ts";
import { format } from "./notation.ts";

export const uploads: typeof English = {
  failed: (file: string) => `Invio al server non riuscito per ${file}`,
  severalFailed: (count: number) => `Invio al server non riuscito per ${format.number(count)} foto`,
  serverFull: "Il server non ha più spazio per le tue immagini. Sono state esportate, ma non conservate lì.",
};
