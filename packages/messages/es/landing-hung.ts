/** @see ../en/landing-hung.ts */
export const landingHung = {
  region: "Tu foto enmarcada",
  framed: (fileName: string, look: string) => `“${fileName}” con el look ${look}`,
  tried: (fileName: string) => `“${fileName}” con este look`,
  export: "Exportar",
  stays: "Inicia sesión para exportar. Tu foto no ha salido de esta página.",
  another: "Otra foto",
  noRoom: "Este navegador no tiene espacio para llevarse la foto. Añádela en el editor.",
};
