/** @see ../en/look-sample.ts */
export const lookSample = {
  alt: "Ein Beispielfoto im geteilten Look",
  subject: "Kamm, Abendwind",
  stairs: "Treppenhaus",
  sea: "Buhnen, Niedrigwasser",
  place: "Dünen in der Dämmerung",
  credit: "Bild: Matte",
  title: "Ein Look, mit Ihnen geteilt",
  origin: "Auf einem unserer Bilder",
};
