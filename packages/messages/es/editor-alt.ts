/** @see ../en/editor-alt.ts */
export const editorAlt = {
  label: "Texto alternativo",
  hint: "Para quienes no pueden ver la foto",
  namesPlace: (place: string) =>
    `El texto alternativo nombra el lugar “${place}”. Las exportaciones lo conservan, aunque omiten la ubicación.`,
  copy: "Copiar texto alternativo",
  copied: "Texto alternativo copiado",
  notCopied: "No se pudo copiar el texto alternativo. Inténtalo de nuevo.",
};
