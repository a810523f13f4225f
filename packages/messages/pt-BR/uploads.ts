/** @see ../en/uploads.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const uploads = {
  failed: (file: string) => `Falha no envio de ${file} para o servidor`,
  severalFailed: (count: number) =>
    `Falha no envio de ${number(count)} ${plural(count, { one: "foto", other: "fotos" })} para o servidor`,
  serverFull: "O servidor não tem mais espaço para suas imagens. Elas são exportadas, mas não ficam guardadas lá.",
};
