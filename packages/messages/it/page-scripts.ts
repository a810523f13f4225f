/** @see ../en/page-scripts.ts */
import type { pageScripts as English } from "../en/page-scripts.ts";

export const pageScripts: typeof English = {
  signInFailed: (error: string) => `${error} Premi il pulsante per riprovare.`,
  unreachable: "Impossibile raggiungere il server. Controlla la connessione e riprova.",
  hanging: (fileName: string) => `“${fileName}” viene appesa …`,
  copied: "Copiato",
  notCopied: "Impossibile copiare il link.",
  reported: "Grazie. Qualcuno controllerà.",
  notReported: "Impossibile inviare la segnalazione. Riprova tra un minuto.",
  notSubscribed: "Impossibile iscriverti. Riprova tra un minuto.",
};
