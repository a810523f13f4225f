/** @see ../en/editor-logos.ts */
export const editorLogos = {
  library: "Logos",
  choose: (name: string) => `Utiliser ${name}`,
  remove: (name: string) => `Retirer ${name} de vos logos`,
  camera: "Pour cet appareil",
  cameraName: "Logo pour cet appareil",
  chosen: "Le logo choisi",
};
