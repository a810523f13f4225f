/** @see ../en/letters.ts */
import { format } from "./notation.ts";

export const letters = {
  confirmation: (link: string, hours: number) => ({
    subject: "Confirme sua assinatura da newsletter do Matte",
    text: `Este endereço foi informado para receber a newsletter do Matte. Para assinar, abra esta página e pressione o botão:

${link}

O link funciona por ${format.number(hours)} horas.

Se não foi você, não faça nada: este endereço não está na lista, e nenhuma newsletter será enviada para ele.
`,
  }),
};
