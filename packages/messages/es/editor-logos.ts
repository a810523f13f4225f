/** @see ../en/editor-logos.ts */
export const editorLogos = {
  library: "Logotipos",
  choose: (name: string) => `Usar ${name}`,
  remove: (name: string) => `Quitar ${name} de tus logotipos`,
  camera: "Para esta cámara",
  cameraName: "Logotipo para esta cámara",
  chosen: "El logotipo elegido",
};
