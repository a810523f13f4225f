/** @see ../en/landing-proofs.ts */
import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "Tres pruebas",
  note: "Medido con nuestras propias pruebas de rendimiento, en un ordenador de dos núcleos.",
  lossless: {
    figure: (seconds) => `${number(seconds)}\u{A0}s`,
    title: "Sin volver a codificar",
    text: "Es lo que se tarda en enmarcar 24 megapíxeles. Los datos de un JPEG se copian bit a bit; solo el borde es nuevo.",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "Fotos por minuto",
    text: "De 24 megapíxeles cada una: abiertas, enmarcadas y escritas en un solo ZIP. Mil apenas necesitan más memoria que veinte.",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)}\u{A0}KB`,
    title: "Cambia el marco el año que viene",
    text: "Una exportación de 24 megapíxeles recuerda su look con menos que eso. Ábrela otra vez y el marco se quita.",
  },
};
