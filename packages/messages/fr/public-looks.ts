/** @see ../en/public-looks.ts */
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks = {
  title: "Looks des autres",
  lead: "Des passe-partout créés par d’autres, accrochés à nos propres images. Essayez-en un sur une de vos photos, sans compte.",
  submit: "Proposer un de vos looks",
  list: "Looks",
  none: "Pas encore de looks. Le vôtre pourrait être le premier.",
  more: "Looks plus anciens",
  all: "Tous les looks",
  navigation: "Principale",
  alt: "L’une de nos images dans ce look",
  tried: (count: number, tries: string) => plural(count, { one: "Essayé une fois", other: `Essayé ${tries} fois` }),
  try: "Essayer sur une photo",
  stays: "Votre photo reste sur votre appareil.",
  copy: "Copier le lien",
  report: {
    title: "Signaler",
    reasons: {
      offensive: "Il offense ou menace quelqu’un",
      copied: "Il utilise le nom ou l’œuvre de quelqu’un",
      misleading: "Il trompe, ou son lien trompe",
      other: "Autre chose",
    },
    send: "Envoyer le signalement",
  },
  withdrawn: {
    title: "Ce look a été retiré.",
    text: "Son auteur ou nous-mêmes l’avons retiré.",
  },
};
