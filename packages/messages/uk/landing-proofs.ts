/** @see ../en/landing-proofs.ts */
import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "Три докази",
  note: "Виміряно нашими власними тестами швидкодії, на комп’ютері з двома ядрами.",
  lossless: {
    figure: (seconds) => `${number(seconds)}\u{A0}с`,
    title: "Без повторного кодування",
    text: "Стільки часу треба, щоб обрамити 24 мегапікселі. Дані JPEG копіюються біт у біт; нова лише облямівка.",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "Фото за хвилину",
    text: "По 24 мегапікселі кожне: відкриті, обрамлені й записані в один ZIP. Тисячі потрібно ледь більше пам’яті, ніж двадцяти.",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)}\u{A0}КБ`,
    title: "Змініть рамку наступного року",
    text: "Експортованому фото на 24 мегапікселі вистачає меншого, щоб пам’ятати свій стиль. Відкрийте його знову, і рамка знімається.",
  },
};
