/** @see ../en/editor-logos.ts */
export const editorLogos = {
  library: "Logos",
  choose: (name: string) => `${name} verwenden`,
  remove: (name: string) => `${name} aus Ihren Logos entfernen`,
  camera: "Für diese Kamera",
  cameraName: "Logo für diese Kamera",
  chosen: "Das gewählte Logo",
};
