/** @see ../en/landing-proofs.ts */
import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "Três provas",
  note: "Medido pelos nossos próprios testes de desempenho, em um computador de dois núcleos.",
  lossless: {
    figure: (seconds) => `${number(seconds)}\u{A0}s`,
    title: "Sem recodificar",
    text: "É o tempo necessário para emoldurar 24 megapixels. Os dados de um JPEG são copiados bit a bit; só a borda é nova.",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "Fotos por minuto",
    text: "De 24 megapixels cada: abertas, emolduradas e gravadas em um único ZIP. Mil precisam de pouco mais memória que vinte.",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)}\u{A0}KB`,
    title: "Troque a moldura no ano que vem",
    text: "Uma exportação de 24 megapixels se lembra do seu look com menos que isso. Abra de novo, e a moldura sai.",
  },
};
