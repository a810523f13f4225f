/** @see ../en/cli-pdf.ts */
import { format } from "./notation.ts";

export const cliPdf = {
  plan: "PDF входять до тарифу Pro. Увійдіть через «matte sign-in» або не використовуйте --pdf.",
  alone: (option: string) => `${option} — для PDF. Додайте --pdf.`,
  and: (option: string) => `Використовуйте лише одне з двох: --pdf або ${option}.`,
  ending: "--pdf приймає назву файлу, що закінчується на .pdf.",
  exists: (file: string) => `«${file}» уже є. --force замінить його.`,
  unwritable: (file: string) => `«${file}» не можна записати. Перевірте папку й вільне місце в ній.`,
  number: (option: string, least: number, most: number) =>
    `${option} приймає число від ${format.number(least)} до ${format.number(most)}.`,
  paper: "--paper приймає a4, a3, letter, 30x40 або міліметри від 50 до 2000, наприклад 250x300.",
};
