/** @see ../en/landing-hung.ts */
export const landingHung = {
  region: "Sua foto em uma moldura",
  framed: (fileName: string, look: string) => `“${fileName}” no look ${look}`,
  tried: (fileName: string) => `“${fileName}” neste look`,
  export: "Exportar",
  stays: "Entre para exportar. Sua foto não saiu desta página.",
  another: "Outra foto",
  noRoom: "Este navegador não tem espaço para levar a foto junto. Adicione-a no editor.",
};
