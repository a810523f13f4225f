/** @see ../en/look-sample.ts */
import type { lookSample as English } from "../en/look-sample.ts";

export const lookSample: typeof English = {
  alt: "Una foto di esempio nel look condiviso",
  subject: "Cresta, vento della sera",
  stairs: "Tromba delle scale",
  sea: "Pennelli, bassa marea",
  place: "Dune al crepuscolo",
  credit: "Immagine di Matte",
  title: "Un look, condiviso con te",
  origin: "Su una nostra immagine",
};
