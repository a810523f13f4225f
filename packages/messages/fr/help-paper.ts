/** @see ../en/help-paper.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const paper: HelpPageText = {
  title: "Recadrage et papier",
  summary:
    "Recadrez et redressez dans l’aperçu, choisissez une forme pour l’écran, ou un papier en centimètres pour le labo.",
  shot: "Le mode Recadrer : les poignées, les tiers, et les dimensions en pixels.",
  sections: {
    crop: {
      title: "Recadrer",
      words: "rogner couper redresser horizon niveau pivoter miroir retourner",
      blocks: [
        {
          text: rich(
            "Choisissez <ui>Recadrer</ui> (<key>C</key>). Tirez les coins, ou choisissez une <ui>Forme du recadrage</ui>. <ui>Pivoter à gauche</ui>, <ui>Pivoter à droite</ui>, <ui>Miroir</ui> et <ui>Redresser</ui> sont à côté. <key>Entrée</key> vaut <ui>Terminé</ui>, <key>Échap</key> annule.",
          ),
        },
        {
          text: rich(
            "Un JPEG recadré garde ses données, et rien de ce que vous avez enlevé n’est dans l’export. Redresser réencode la photo. <ui>Copier le recadrage</ui> et <ui>Coller le recadrage</ui> recadrent d’autres photos de la même façon.",
          ),
        },
      ],
    },
    shape: {
      title: "Une forme sans recadrer",
      words: "rapport proportions carré Instagram surface",
      blocks: [
        {
          text: rich(
            "<ui>Forme</ui>, dans <ui>Cadre</ui>, donne à l’image des proportions par son passe-partout : 4:5, 1:1, 16:9. Aucun pixel n’est coupé ni redimensionné. <ui>Préréglage réseaux</ui>, dans <ui>Sortie</ui>, redimensionne aussi, aux dimensions d’un post ou d’une story. L’un remplace l’autre, et un message le signale.",
          ),
        },
      ],
    },
    paper: {
      title: "Papier",
      words: "imprimer tirage labo centimètres pouce ppp dpi fond perdu",
      blocks: [
        {
          steps: [
            rich("Ouvrez <ui>Cadre</ui>, et choisissez un <ui>Format de tirage</ui>, comme 30 × 40 cm ou A4."),
            rich(
              "Laissez <ui>Adapter au papier</ui> activé : l’image prend les proportions du papier et tourne avec la photo, le labo ne coupe donc rien.",
            ),
            rich(
              "Réglez le passe-partout en millimètres avec <ui>Passe-partout (mm)</ui>, et <ui>Fond perdu (mm)</ui> si votre imprimeur le demande.",
            ),
            rich("Consultez <ui>Résolution d’impression</ui>. 300 ppp sont nets en main, 150 ppp suffisent à un mur."),
          ],
        },
        {
          text: "La résolution est écrite dans le fichier : un logiciel de mise en page le place donc à la bonne taille.",
        },
      ],
    },
    "equal-mattes": {
      title: "Des passe-partout égaux dans une série",
      words: "bordure largeur portrait paysage",
      blocks: [
        {
          text: rich(
            "Un passe-partout en pour cent de la largeur diffère entre portraits et paysages. <ui>Mesuré sur</ui>, dans <ui>Autres réglages du cadre</ui>, mesure sur le petit ou le grand côté, ou sur la moyenne des deux. Pour un lot mixte, l’éditeur propose <ui>Égaliser</ui>.",
          ),
        },
      ],
    },
  },
};

export const helpPaper = { paper };
