/** @see ../en/letters.ts */
import { format } from "./notation.ts";

export const letters = {
  confirmation: (link: string, hours: number) => ({
    subject: "Confirma tu suscripción al boletín de Matte",
    text: `Alguien introdujo esta dirección para recibir el boletín de Matte. Para suscribirte, abre esta página y pulsa el botón:

${link}

El enlace funciona durante ${format.number(hours)} horas.

Si no lo pediste tú, no hagas nada: esta dirección no está en la lista y no se le enviará ningún boletín.
`,
  }),
};
