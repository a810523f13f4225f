/** @see ../en/credentials.ts */
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials = {
  title: "Content Credentials",
  signedBy: "Signé par",
  noName: "Un signataire sans nom",
  when: "Quand",
  stamped: (time: Date) => `${moment(time)}, par horodatage`,
  claimed: (time: Date) => `${moment(time)}, selon le signataire`,
  madeWith: "Réalisé avec",
  actions: {
    captured: "Créé dans l’appareil photo",
    generated: "Généré par un modèle",
    created: "Créé",
    opened: "Ouvert",
    edited: "Modifié",
    colour: "Couleurs ajustées",
    cropped: "Recadré",
    resized: "Redimensionné",
    placed: "Assemblé avec d’autres images",
    removed: "Parties retirées",
    rotated: "Pivoté",
    converted: "Converti dans un autre format",
    published: "Publié",
    redacted: "Détails de l’historique retirés",
    other: "Autres modifications",
  },
  checks: {
    valid: {
      match: "La signature et le contenu concordent",
      changed: "La signature concorde, mais le fichier a été modifié après la signature",
      unchecked: "La signature concorde. Le contenu n’a pas été vérifié",
    },
    expired: {
      match: "La signature et le contenu concordent, mais le certificat a expiré",
      changed: "Le fichier a été modifié après la signature, et le certificat a expiré",
      unchecked: "La signature concorde, mais le certificat a expiré. Le contenu n’a pas été vérifié",
    },
  },
  invalid: "La signature n’est pas valide : ces Content Credentials ne disent rien de la photo",
  unchecked: "La signature ne peut pas être vérifiée ici. Ouvrez Matte en https pour la vérifier",
  unreadable: "Ces Content Credentials sont endommagées, ou d’un type que Matte ne sait pas lire",
  reading: "Lecture…",
  onThisDevice: "Lues dans ce navigateur.",
  notInExports: "L’export ne les garde pas, sauf si « Content Credentials » est activé.",
  notListed: "Sans vérification sur une liste de signataires de confiance.",
};
