/** @see ../en/editor-submission.ts */
import type { editorSubmission as English } from "../en/editor-submission.ts";

export const editorSubmission: typeof English = {
  title: "Proponi questo look",
  name: "Nome",
  description: "Descrizione",
  author: "Il tuo nome, come verrà mostrato",
  link: "Link",
  linkHint: "https://",
  anonymise: "Se elimino il mio account, lascialo lì senza il mio nome",
  note: "Viene mostrato sulle nostre immagini. Nessuna tua foto viene inviata.",
  read: "Qualcuno lo legge prima che compaia.",
  submit: "Proponi",
  submitted: "Look proposto. La pagina del tuo account mostra che cosa ne sarà.",
  failed: "Impossibile inviare il look. Riprova.",
  invalid: {
    name: "Scegli un nome senza caratteri speciali.",
    description: "Descrivi il look senza caratteri speciali.",
    author: "Scrivi il tuo nome senza caratteri speciali.",
    link: "Un link comincia con https:// e porta a un sito.",
    look: "Questo look non si può proporre.",
  },
};
