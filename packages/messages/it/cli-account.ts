/** @see ../en/cli-account.ts */
import type { cliAccount as English } from "../en/cli-account.ts";

export const cliAccount: typeof English = {
  codes: (page: string, code: string, link: string) =>
    `Apri ${page} in un browser e inserisci il codice ${code}, oppure apri ${link}\nIn attesa che tu autorizzi questo computer …`,
  signedIn: (email: string, plan: string) =>
    `Accesso effettuato come ${email}, con il piano ${plan}. Vale anche senza rete per 30 giorni.`,
  ended: (server: string) =>
    `L’accesso su questo computer è terminato o non si può verificare. Accedi di nuovo con “matte sign-in ${server || "URL"}”.`,
  signedOut: "Uscita effettuata.",
  signedOutHere:
    "Uscita effettuata su questo computer, ma il server non ha risposto. Termina la sessione anche nella pagina del tuo account.",
  failures: {
    insecure: (server: string) => `“${server}” non è un URL che comincia con https://.`,
    unreachable: (server: string) => `${server} non risponde. Controlla l’URL e la connessione.`,
    unexpected: (server: string) => `${server} non è un server di Matte. Controlla l’URL.`,
    denied: () => "A questo computer è stato negato l’accesso.",
    expired: () => "Il codice è scaduto. Esegui di nuovo il comando.",
  },
};
