/** @see ../en/editor-signature.ts */
export const editorSignature = {
  add: "Ajouter une signature",
  title: "Signature",
  pad: "Zone de signature",
  hint: "Signez à la souris, au doigt ou au stylet, ou photographiez votre signature sur papier.",
  undo: "Annuler",
  clear: "Effacer",
  fromPhoto: "Depuis une photo",
  found: "Votre signature, sans son papier",
  reading: "Suppression du papier",
  turn: "Pivoter",
  back: "Signer à la main",
  use: "Utiliser cette signature",
  name: (number: number) => (number === 1 ? "Signature" : `Signature ${number}`),
  keepsColours: "Garder ses couleurs",
  noInk: (file: string) =>
    `Aucune signature visible dans « ${file} ». Prenez une encre foncée sur papier clair, et remplissez la photo.`,
  failed: "La signature n’a pas pu être enregistrée. Réessayez.",
};
