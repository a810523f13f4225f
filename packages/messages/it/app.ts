/** @see ../en/app.ts */
import type { app as English } from "../en/app.ts";

export const app: typeof English = {
  loading: "Caricamento",
  broken: {
    title: "Qualcosa è andato storto",
    text: "Un nostro errore ha bloccato questa pagina. Le tue foto sono intatte e le impostazioni sono salvate.",
    retry: "Riprova",
    reload: "Ricarica la pagina",
  },
  notFound: {
    title: "Qui non è appeso niente",
    text: "A questo indirizzo non c’è nessuna pagina.",
    home: "Vai alla pagina iniziale",
    editor: "Apri l’editor",
  },
  welcome: "Ti diamo il benvenuto in Matte",
  accountDeleted: "Il tuo account è stato eliminato",
};
