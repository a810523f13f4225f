/** @see ../en/upgrade.ts */
export const upgrade = {
  notLoaded: "Impossible de charger ce que Pro ajoute. Réessayez une fois en ligne.",
  sample: {
    alt: "Des épis dans une mer calme, encadrés de noir avec un contour blanc et un logo",
    title: "Avec Pro",
    text: "Contour blanc, logo, une ligne d’exposition, pas de filigrane. L’image est générée par ordinateur.",
  },
};
