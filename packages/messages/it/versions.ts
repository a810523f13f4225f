/** @see ../en/versions.ts */
import type { versions as English } from "../en/versions.ts";

export const versions: typeof English = {
  ready: "È pronta una nuova versione",
  later: "Al prossimo avvio arriva una nuova versione",
  openElsewhere: "In un’altra scheda ci sono foto aperte. La nuova versione arriva al prossimo avvio.",
  update: "Aggiorna",
};
