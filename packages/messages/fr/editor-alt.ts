/** @see ../en/editor-alt.ts */
export const editorAlt = {
  label: "Texte alternatif",
  hint: "Pour qui ne voit pas la photo",
  namesPlace: (place: string) =>
    `Le texte alternatif nomme le lieu « ${place} ». Les exports le gardent, même s’ils omettent la position.`,
  copy: "Copier le texte alternatif",
  copied: "Texte alternatif copié",
  notCopied: "Le texte alternatif n’a pas pu être copié. Réessayez.",
};
