/** @see ../en/editor-alt.ts */
export const editorAlt = {
  label: "Texto alternativo",
  hint: "Para quem não pode ver a foto",
  namesPlace: (place: string) =>
    `O texto alternativo cita o lugar “${place}”. Ele vai na exportação, embora a localização fique de fora.`,
  copy: "Copiar texto alternativo",
  copied: "Texto alternativo copiado",
  notCopied: "Não foi possível copiar o texto alternativo. Tente novamente.",
};
