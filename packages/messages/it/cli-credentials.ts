/** @see ../en/cli-credentials.ts */
import type { cliCredentials as English } from "../en/cli-credentials.ts";

export const cliCredentials: typeof English = {
  pair: "Usa --credentials con --credentials-key: il certificato e la sua chiave privata.",
  timeStampAlone: "--time-stamp serve alle credenziali. Aggiungi --credentials e --credentials-key.",
  timeStampUrl: "--time-stamp accetta l’URL di un servizio di marcatura temporale, con http o https.",
  faults: {
    certificate: (cert: string) => `“${cert}” non si può leggere come certificato. Serve un file in PEM.`,
    key: (_: string, key: string) => `“${key}” non si può leggere come chiave privata. Serve un file in PEM.`,
    encrypted: (_: string, key: string) =>
      `“${key}” ha una password. Salva la chiave senza password, in un file che solo tu puoi leggere.`,
    open: (_: string, key: string) => `Chiunque su questo computer può leggere “${key}”. Esegui: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `“${key}” non è la chiave di “${cert}”.`,
    "self-signed": (cert: string) =>
      `“${cert}” è autofirmato, e i programmi che leggono le credenziali lo rifiutano. Usa un certificato emesso da un’autorità.`,
    early: (cert: string) => `“${cert}” non è ancora valido. Controlla l’orologio di questo computer.`,
    expired: (cert: string) =>
      `“${cert}” è scaduto. Rinnova il certificato, o controlla l’orologio di questo computer.`,
    unsuitable: (cert: string) =>
      `“${cert}” non serve a firmare documenti. docs/credentials.md dice che cosa deve avere un certificato.`,
  },
  signedBy: (name: string) => `Firmato da ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `Le credenziali originali di “${photo}” vengono omesse: potrebbero contenere la posizione, che i risultati non hanno.`,
    cropped: (photo: string) =>
      `Le credenziali originali di “${photo}” vengono omesse: mostrano ciò che è stato ritagliato via.`,
    large: (photo: string) => `Le credenziali originali di “${photo}” vengono omesse: sono troppo grandi.`,
    unreadable: (photo: string) => `Le credenziali originali di “${photo}” vengono omesse: non sono leggibili.`,
  },
};
