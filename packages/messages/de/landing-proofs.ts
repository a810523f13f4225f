/** @see ../en/landing-proofs.ts */
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs = {
  title: "Drei Belege",
  note: "Gemessen mit unseren eigenen Benchmarks, auf einem Rechner mit zwei Kernen.",
  lossless: {
    figure: (seconds: number) => `${number(seconds)} s`,
    title: "Nicht neu kodiert",
    text: "So lange dauert es, 24 Megapixel zu rahmen. Die Daten eines JPEGs werden Bit für Bit kopiert; nur der Rand ist neu.",
  },
  batch: {
    figure: (photos: number) => number(photos),
    title: "Fotos in einer Minute",
    text: "Mit je 24 Megapixeln: geöffnet, gerahmt und als ein ZIP geschrieben. Tausend brauchen kaum mehr Arbeitsspeicher als zwanzig.",
  },
  record: {
    figure: (kilobytes: number) => `${number(kilobytes)} KB`,
    title: "Nächstes Jahr ein anderer Rahmen",
    text: "Weniger als das genügt einem Export von 24 Megapixeln, um seinen Look zu behalten. Öffnen Sie ihn wieder, und der Rahmen geht ab.",
  },
};
