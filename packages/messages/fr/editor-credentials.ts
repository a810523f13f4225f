/** @see ../en/editor-credentials.ts */
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials = {
  label: "Content Credentials",
  development: "Content Credentials (développement)",
  signedBy: (name: string) => `Signé par ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `« ${file} » a été exporté sans Content Credentials. ${reason}`
      : `${number(count)} fichiers ont été exportés sans Content Credentials, dont « ${file} ». ${reason}`,
  reasons: {
    none: "Le serveur ne signe pas les exports.",
    early: "Le certificat du serveur n’est pas encore valide, ou son horloge est fausse.",
    expired: "Le certificat du serveur a expiré.",
    "time-stamp": "Le service d’horodatage ne répond pas.",
  },
  noAnswer: "Le serveur est injoignable.",
  notIn: {
    pdf: "Les PDF n’ont pas de Content Credentials.",
    wall: "Les images du mur n’ont pas de Content Credentials.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `L’export ne reprend pas les Content Credentials de « ${file} » : ${reason}.`
      : `L’export ne reprend pas les Content Credentials de ${number(count)} photos, dont « ${file} » : ${reason}.`,
  faults: {
    location: "la position pourrait y figurer, et l’export ne la conserve pas",
    cropped: "on y voit ce que le recadrage a enlevé",
    large: "leur taille est trop grande",
    unreadable: "leur lecture est impossible",
  },
};
