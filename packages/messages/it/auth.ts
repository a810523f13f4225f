/** @see ../en/auth.ts */
import type { auth as English } from "../en/auth.ts";
import { rich } from "../rich-text.ts";

export const auth: typeof English = {
  signIn: "Accedi con Google",
  enterPassword: "Inserisci la password",
  signOut: "Esci",
  screen: {
    title: "Ti diamo il benvenuto in Matte",
    invitation: "Accedi per mettere un passepartout alle tue foto",
    invitationWithLook: "Accedi per mettere un passepartout alle tue foto. Il look ti aspetta.",
    terms: rich(
      "Accedendo accetti le <terms>condizioni</terms>. La <privacy>pagina sulla privacy</privacy> elenca che cosa viene conservato, e per quanto tempo.",
    ),
    picture: {
      label: "Un’immagine incorniciata",
      alt: "Crinali boscosi sopra la nebbia del mattino, in un passepartout bianco",
      title: "Crinali, prima luce",
      origin: "Generata al computer, 2026",
    },
  },
  almostThere: "Ci siamo quasi",
  sessionEnded: "La tua sessione è terminata. Il tuo lavoro resta com’è.",
  signInLeaves: "Accedendo lasci questa pagina e chiudi le tue foto. Prima esportale.",
  failures: {
    "sign-in": "Accesso non riuscito.",
    "sign-out": "Uscita non riuscita.",
    load: "Impossibile caricare il tuo account.",
  },
  signedOut: "Non hai effettuato l’accesso.",
  deletionUncertain: "Il server non risponde: il tuo account potrebbe non essere stato eliminato. Riprova tra poco.",
};
