/** @see ../en/editor-fonts.ts */
import type { MetadataFont } from "@matte/engine";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts = {
  title: "Polices de cet ordinateur",
  open: "Polices de cet ordinateur…",
  waiting: "En attente d’autorisation",
  search: "Rechercher une police",
  list: "Polices",
  noneFound: "Aucune police ne correspond à votre recherche.",
  unavailable: {
    unsupported:
      "Ce navigateur ne peut pas lister les polices de l’ordinateur. Chrome et Edge le peuvent, sur un ordinateur. Les seize polices web fonctionnent partout.",
    refused:
      "Le navigateur n’a pas donné accès aux polices. Autorisez « Polices » pour ce site, dans les réglages à côté de l’adresse, puis réessayez.",
    failed: "Impossible de lire les polices. Fermez cette fenêtre et réessayez.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `La police ${family} n’est pas sur cet ordinateur. L’aperçu utilise ${substitute} ; choisissez une autre police pour exporter une légende.`,
  boxes: (characters: string) =>
    `Aucune police de cet ordinateur ne contient ${characters}. L’export afficherait des carrés à la place.`,
  standIns,
  standIn: (font: string, substitute: string) => `Cet ordinateur n’a pas la police ${font}. ${substitute} la remplace.`,
  ofStyle: "La police du style",
  missing: (font: string, characters: string) =>
    `La police ${font} ne contient pas ${characters}. Les polices de cet ordinateur la complètent.`,
};
