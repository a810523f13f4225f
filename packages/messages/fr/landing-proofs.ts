/** @see ../en/landing-proofs.ts */
import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "Trois preuves",
  note: "Mesuré par nos propres bancs d’essai, sur un ordinateur à deux cœurs.",
  lossless: {
    figure: (seconds) => `${number(seconds)}\u{A0}s`,
    title: "Pas réencodé",
    text: "C’est le temps qu’il faut pour encadrer 24 mégapixels. Les données d’un JPEG sont copiées bit à bit ; seule la bordure est nouvelle.",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "Photos par minute",
    text: "De 24 mégapixels chacune : ouvertes, encadrées et réunies dans un seul ZIP. Mille demandent à peine plus de mémoire que vingt.",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)}\u{A0}ko`,
    title: "Changez de cadre l’an prochain",
    text: "Il faut moins que cela à un export de 24 mégapixels pour se souvenir de son look. Rouvrez-le, et le cadre s’enlève.",
  },
};
