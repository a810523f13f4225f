/** @see ../en/upgrade.ts */
export const upgrade = {
  notLoaded: "Was Pro hinzufügt, konnte nicht geladen werden. Versuchen Sie es erneut, wenn Sie online sind.",
  sample: {
    alt: "Buhnen in ruhiger See, schwarz gerahmt, mit weißer Kontur und Logo",
    title: "Mit Pro",
    text: "Weiße Kontur, Logo, eine Zeile Belichtung, kein Wasserzeichen. Das Bild ist computergeneriert.",
  },
};
