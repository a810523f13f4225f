/** @see ../en/landing-hung.ts */
import type { landingHung as English } from "../en/landing-hung.ts";

export const landingHung: typeof English = {
  region: "La tua foto in una cornice",
  framed: (fileName: string, look: string) => `“${fileName}” nel look ${look}`,
  tried: (fileName: string) => `“${fileName}” in questo look`,
  export: "Esporta",
  stays: "Accedi per esportare. La tua foto non ha lasciato questa pagina.",
  another: "Un’altra foto",
  noRoom: "Questo browser non ha spazio per portare con sé la foto. Aggiungila nell’editor.",
};
