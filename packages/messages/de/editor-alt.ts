/** @see ../en/editor-alt.ts */
export const editorAlt = {
  label: "Alternativtext",
  hint: "Für Menschen, die das Foto nicht sehen können",
  namesPlace: (place: string) =>
    `Der Alternativtext nennt den Ort „${place}“. Exporte behalten ihn, auch wenn sie den Aufnahmeort weglassen.`,
  copy: "Alternativtext kopieren",
  copied: "Alternativtext kopiert",
  notCopied: "Der Alternativtext konnte nicht kopiert werden. Versuchen Sie es erneut.",
};
