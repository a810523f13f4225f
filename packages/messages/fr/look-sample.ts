/** @see ../en/look-sample.ts */
export const lookSample = {
  alt: "Une photo d’exemple dans le look partagé",
  subject: "Crête, vent du soir",
  stairs: "Cage d’escalier",
  sea: "Épis, basse mer",
  place: "Dunes au crépuscule",
  credit: "Image : Matte",
  title: "Un look partagé avec vous",
  origin: "Sur l’une de nos images",
};
