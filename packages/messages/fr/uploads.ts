/** @see ../en/uploads.ts */
import { format } from "./notation.ts";

export const uploads = {
  failed: (file: string) => `Échec de l’envoi au serveur pour ${file}`,
  severalFailed: (count: number) =>
    `Échec de l’envoi au serveur pour ${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`,
  serverFull: "Le serveur n’a plus de place pour vos images. Elles sont exportées, mais n’y sont pas stockées.",
};
