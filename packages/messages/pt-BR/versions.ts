/** @see ../en/versions.ts */
export const versions = {
  ready: "Uma nova versão está pronta",
  later: "Uma nova versão chega na próxima abertura",
  openElsewhere: "Há fotos abertas em outra aba. A nova versão chega na próxima abertura.",
  update: "Atualizar",
};
