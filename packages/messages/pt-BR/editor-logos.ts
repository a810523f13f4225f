/** @see ../en/editor-logos.ts */
export const editorLogos = {
  library: "Logos",
  choose: (name: string) => `Usar ${name}`,
  remove: (name: string) => `Remover ${name} dos seus logos`,
  camera: "Para esta câmera",
  cameraName: "Logo para esta câmera",
  chosen: "O logo escolhido",
};
