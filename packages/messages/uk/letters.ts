/** @see ../en/letters.ts */
import { format } from "./notation.ts";

export const letters = {
  confirmation: (link: string, hours: number) => ({
    subject: "Підтвердьте підписку на розсилку Matte",
    text: `Цю адресу ввели для розсилки Matte. Щоб підписатися, відкрийте цю сторінку й натисніть кнопку:

${link}

Посилання діє ${format.number(hours)} ${format.plural(hours, { one: "годину", few: "години", many: "годин", other: "години" })}.

Якщо це були не ви, нічого не робіть: цієї адреси у списку немає, і жодної розсилки на неї не надійде.
`,
  }),
};
