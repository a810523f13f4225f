/** @see ../en/ui.ts */
import type { ui as English } from "../en/ui.ts";

export const ui: typeof English = {
  brand: "Matte",
  home: "Matte, pagina iniziale",
  close: "Chiudi",
  signInAgain: "Accedi di nuovo",
  cancel: "Annulla",
  dismiss: "Nascondi",
  more: "Altro",
  darkMode: "Tema scuro",
  retry: "Riprova",
  pro: "PRO",
  proFeature: (feature: string) => `PRO: ${feature}. Scopri cosa aggiunge Pro`,
  colour: (subject: string) => `Colore: ${subject}`,
  hexCode: (subject: string) => `Codice esadecimale: ${subject}`,
  swatches: (subject: string) => `Campioni di colore: ${subject}`,
  sectionSettings: (section: string) => `Impostazioni: ${section}`,
  ctrl: (key: string) => `Ctrl ${key}`,
  numberOf: (label: string, unitName?: string) => `${label}, ${unitName ?? "numero"}`,
};
