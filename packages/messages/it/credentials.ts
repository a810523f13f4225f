/** @see ../en/credentials.ts */
import type { credentials as English } from "../en/credentials.ts";
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials: typeof English = {
  title: "Credenziali del contenuto",
  signedBy: "Firmato da",
  noName: "Un firmatario senza nome",
  when: "Quando",
  stamped: (time: Date) => `${moment(time)}, secondo una marca temporale`,
  claimed: (time: Date) => `${moment(time)}, secondo il firmatario`,
  madeWith: "Realizzato con",
  actions: {
    captured: "Creazione nella fotocamera",
    generated: "Generazione con un modello",
    created: "Creazione",
    opened: "Apertura",
    edited: "Modifica",
    colour: "Regolazione dei colori",
    cropped: "Ritaglio",
    resized: "Ridimensionamento",
    placed: "Composizione con altre immagini",
    removed: "Rimozione di parti",
    rotated: "Rotazione",
    converted: "Conversione in un altro formato",
    published: "Pubblicazione",
    redacted: "Rimozione di dettagli della cronologia",
    other: "Altre modifiche",
  },
  checks: {
    valid: {
      match: "Firma e contenuto corrispondono",
      changed: "La firma corrisponde, ma il file è stato modificato dopo la firma",
      unchecked: "La firma corrisponde. Il contenuto non è stato controllato",
    },
    expired: {
      match: "Firma e contenuto corrispondono, ma il certificato è scaduto",
      changed: "Il file è stato modificato dopo la firma e il certificato è scaduto",
      unchecked: "La firma corrisponde, ma il certificato è scaduto. Il contenuto non è stato controllato",
    },
  },
  invalid: "La firma non è valida, quindi queste credenziali non dicono niente sulla foto",
  unchecked: "Qui non è possibile controllare la firma. Per controllarla, apri Matte tramite https",
  unreadable: "Queste credenziali sono danneggiate, o di un tipo che Matte non sa leggere",
  reading: "Lettura in corso…",
  onThisDevice: "Lette su questo dispositivo.",
  notInExports: "L’esportazione non le mantiene se “Credenziali del contenuto” è disattivato.",
  notListed: "Non confrontate con un elenco di firmatari attendibili.",
};
