/** @see ../en/upgrade.ts */
export const upgrade = {
  notLoaded: "Não foi possível carregar o que o Pro oferece. Tente novamente quando houver conexão.",
  sample: {
    alt: "Espigões em um mar calmo, com moldura preta, traço branco e um logo",
    title: "Com o Pro",
    text: "Traço branco, logo, uma linha de exposição, nenhuma marca d’água. A imagem foi gerada por computador.",
  },
};
