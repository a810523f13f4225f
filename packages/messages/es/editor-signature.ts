/** @see ../en/editor-signature.ts */
export const editorSignature = {
  add: "Añadir firma",
  title: "Firma",
  pad: "Espacio para firmar",
  hint: "Firma con el ratón, un dedo o un lápiz, o haz una foto de tu firma en papel.",
  undo: "Deshacer",
  clear: "Borrar",
  fromPhoto: "Desde una foto",
  found: "Tu firma, sin el papel",
  reading: "Quitando el papel",
  turn: "Girar",
  back: "Volver a firmar aquí",
  use: "Usar esta firma",
  name: (number: number) => (number === 1 ? "Firma" : `Firma ${number}`),
  keepsColours: "Mantener sus colores",
  noInk: (file: string) =>
    `No se ve ninguna firma en “${file}”. Usa tinta oscura sobre papel claro y llena la foto con ella.`,
  failed: "No se pudo guardar la firma. Inténtalo de nuevo.",
};
