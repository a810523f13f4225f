/** @see ../en/uploads.ts */
import { format } from "./notation.ts";

export const uploads = {
  failed: (file: string) => `Не вдалося передати на сервер файл ${file}`,
  severalFailed: (count: number) => `Не вдалося передати на сервер ${format.number(count)} фото`,
  serverFull: "На сервері більше немає місця для ваших зображень. Їх експортовано, але там не збережено.",
};
