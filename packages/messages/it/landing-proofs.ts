/** @see ../en/landing-proofs.ts */
import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "Tre prove",
  note: "Misurato con i nostri benchmark, su un computer con due core.",
  lossless: {
    figure: (seconds) => `${number(seconds)}\u{A0}s`,
    title: "Non ricodificato",
    text: "È il tempo che serve per incorniciare 24 megapixel. I dati di un JPEG sono copiati bit per bit; solo il bordo è nuovo.",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "Foto al minuto",
    text: "Da 24 megapixel ciascuna: aperte, incorniciate e scritte in un solo ZIP. Mille richiedono poca memoria in più di venti.",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)}\u{A0}KB`,
    title: "Cambia cornice l’anno prossimo",
    text: "A un’esportazione da 24 megapixel basta meno per ricordare il suo look. Riaprila, e la cornice si toglie.",
  },
};
