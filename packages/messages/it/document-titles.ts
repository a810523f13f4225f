/** @see ../en/document-titles.ts */
import type { documentTitles as English } from "../en/document-titles.ts";

export const documentTitles: typeof English = {
  landing: "Matte: una stanza per ogni fotografia",
  tool: "Editor · Matte",
  account: "Account · Matte",
  checkout: "Pagamento · Matte",
  device: "Collega un dispositivo · Matte",
  admin: "Amministrazione · Matte",
  looks: "Look di altri · Matte",
  lookWithdrawn: "Look ritirato · Matte",
  help: "Aiuto · Matte",
  terms: "Condizioni · Matte",
  privacy: "Privacy · Matte",
  newsletter: "Newsletter · Matte",
  confirm: "Conferma l’iscrizione · Matte",
  unsubscribe: "Lascia la newsletter · Matte",
  notFound: "Pagina non trovata · Matte",
};
