/** @see ../en/checkout.ts */
import type { checkout as English } from "../en/checkout.ts";

export const checkout: typeof English = {
  opening: "Apertura del pagamento",
  failed: "Impossibile aprire il pagamento",
  account: "Vai al tuo account",
  editor: "Apri l’editor",
  unknown: { title: "Questo piano non esiste", text: "Questo piano non è in vendita." },
  cancelled: {
    title: "Non hai acquistato niente",
    text: "Hai lasciato la pagina prima di pagare. Non ti è stato addebitato niente.",
    back: "Torna al pagamento",
  },
  confirming: {
    title: "Grazie",
    text: (plan: string) =>
      `${plan} comincia appena il pagamento è confermato, cioè tra pochi secondi. Puoi chiudere questa pagina.`,
    status: "In attesa della conferma",
  },
  confirmed: {
    title: (plan: string) => `Ora hai ${plan}`,
    text: "Grazie. Anche gli editor aperti in altre schede hanno il piano.",
  },
  noAnswer: "Il server non risponde. Riprova tra poco.",
};
