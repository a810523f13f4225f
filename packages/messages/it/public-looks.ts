/** @see ../en/public-looks.ts */
import type { publicLooks as English } from "../en/public-looks.ts";
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks: typeof English = {
  title: "Look di altri",
  lead: "Passepartout creati da altri, appesi alle nostre immagini. Provane uno su una tua foto, senza account.",
  submit: "Proponi un tuo look",
  list: "Look",
  none: "Ancora nessun look. Il tuo potrebbe essere il primo.",
  more: "Look meno recenti",
  all: "Tutti i look",
  navigation: "Principale",
  alt: "Una nostra immagine in questo look",
  tried: (count, tries) => plural(count, { one: "Provato una volta", other: `Provato ${tries} volte` }),
  try: "Prova su una foto",
  stays: "La tua foto resta sul tuo dispositivo.",
  copy: "Copia il link",
  report: {
    title: "Segnala",
    reasons: {
      offensive: "Offende o minaccia qualcuno",
      copied: "Usa il nome o il lavoro di qualcuno",
      misleading: "Inganna, o lo fa il suo link",
      other: "Altro",
    },
    send: "Invia la segnalazione",
  },
  withdrawn: {
    title: "Questo look è stato ritirato.",
    text: "Lo ha tolto chi lo ha creato, o lo abbiamo tolto noi.",
  },
};
