/** @see ../en/help-picture.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const method: HelpPageText = {
  title: "Méthode d’export",
  summary:
    "Un JPEG n’est pas réencodé : ses données sont gardées, et seul le cadre est nouveau. Ce que dit la ligne d’état, et pourquoi.",
  shot: "La ligne d’état : JPEG sans perte, les dimensions en pixels et le poids du fichier.",
  sections: {
    "lossless-jpeg": {
      title: "JPEG sans perte",
      words: "qualité compression bit pour bit",
      blocks: [
        {
          text: rich(
            "Enregistrer un JPEG coûte d’ordinaire de la qualité, car chaque pixel est réencodé. Matte copie dans le nouveau fichier les données compressées de la photo et n’encode que le cadre. La ligne d’état indique alors <ui>JPEG sans perte</ui>.",
          ),
        },
        {
          text: "Pour cela, la photo doit se poser sur la grille de blocs du fichier : le passe-partout peut donc se déplacer de 8 px au plus. Un texte, une marque ou un coin arrondi sur la photo ne change que les blocs situés dessous.",
        },
      ],
    },
    "encoded-again": {
      title: "Quand elle est réencodée",
      words: "recompression avec perte qualité raison",
      blocks: [
        {
          text: rich(
            "La ligne d’état indique alors <code>JPEG 95 %</code>, avec la raison entre parenthèses. Les plus courantes :",
          ),
        },
        {
          terms: [
            [
              "redimensionné pour le préréglage, redimensionné à la taille d’export",
              rich(
                "Les pixels changent. Choisissez <ui>Pleine taille</ui>, et <ui>Taille d’origine</ui> comme préréglage.",
              ),
            ],
            [
              "redressé",
              "Une image tournée de quelques degrés a de nouveaux pixels. Les recadrages et les quarts de tour gardent les données.",
            ],
            [
              "passe-partout trop étroit pour garder les données d’origine",
              "Le passe-partout devrait se déplacer de plus d’un dixième. Élargissez-le.",
            ],
            [
              "passe-partout à déplacer de plus de 8 px",
              "Les blocs de ce fichier sont grands. Élargissez ou rétrécissez un peu le passe-partout.",
            ],
            [
              "légende impossible à déplacer pour garder les données d’origine",
              "Agrandissez le passe-partout ou la légende.",
            ],
            [
              "photo en gris, cadre en couleur",
              "Un JPEG en gris ne peut pas contenir de couleur. Choisissez blanc, gris ou noir.",
            ],
            [
              "données d’origine non gardées",
              rich(
                "<ui>Garder les données JPEG d’origine</ui> est désactivé, dans <ui>Sortie</ui> sous <ui>Autres réglages de sortie</ui>.",
              ),
            ],
            ["données endommagées", "Le fichier a un défaut. Copiez-le de nouveau depuis la carte."],
          ],
        },
        {
          text: rich(
            "La qualité est alors de 95 %, avec la pleine résolution des couleurs. <ui>Qualité</ui> la change. Les navigateurs sans WebAssembly réencodent toujours.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "Autres formats",
      words: "16 bits poids taille fichier limite",
      blocks: [
        {
          points: [
            rich("Le PNG garde chaque pixel. Une photo de 16 bits le reste : <code>PNG 16 bits</code>."),
            "Matte n’écrit ni RAW, ni HEIC, ni AVIF, ni TIFF, ni JPEG XL. Le JPEG contenu dans un fichier RAW est encadré sans perte ; les autres deviennent JPEG, PNG ou WebP.",
            rich(
              "Avec <ui>Poids du fichier</ui> sous <ui>Taille d’export</ui>, les premiers octets sont gagnés sans perte. Puis la qualité cède, et enfin la taille ; la ligne d’état dit jusqu’où.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "Ce qui est laissé de côté",
      words: "C2PA métadonnées position lieu GPS",
      blocks: [
        {
          text: rich(
            "Après « sans » figure ce qui ne suit pas : la vidéo d’une photo animée, une carte de profondeur, les Content Credentials. Avec <ui>Garder un retour au fichier d’origine</ui>, elles reviennent une fois le cadre retiré : voir <unframe>Retirer le cadre</unframe>.",
          ),
        },
        {
          text: rich(
            "Le profil et les données de prise de vue restent. Votre position est supprimée, sauf si <ui>Garder la position (GPS)</ui> est activé.",
          ),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "Photos HDR",
  summary:
    "Une photo d’un téléphone ou d’un appareil récent reste HDR avec son cadre. Où cela se voit, et quand cela se perd.",
  sections: {
    "what-stays": {
      title: "Ce qui reste HDR",
      words: "carte de gain Ultra HDR Apple luminosité",
      blocks: [
        {
          text: rich(
            "Les JPEG des Pixel, Galaxy, iPhone et d’autres contiennent une carte de gain, une seconde image avec la luminosité des hautes lumières. Matte l’encadre avec la photo. Le passe-partout a la clarté d’un blanc ordinaire : la photo brille, le cadre non.",
          ),
        },
        {
          points: [
            "Les HEIC et AVIF avec carte de gain deviennent des JPEG avec carte de gain.",
            "Les PNG en PQ ou HLG restent HDR en PNG.",
            rich("La ligne d’état se termine alors par <code>HDR</code>."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "Où cela se voit",
      blocks: [
        {
          text: rich(
            "Le repère <ui>HDR</ui> figure sur l’aperçu de ces photos. Sur un écran HDR, appuyez dessus pour voir la luminosité propre à la photo ; l’aperçu autour est dessiné en luminosité ordinaire. Le fichier exporté demande un écran HDR et un programme qui lit les cartes de gain, comme Chrome, Safari ou les applications photo des téléphones. Partout ailleurs, il ressemble à la photo ordinaire.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "Quand cela se perd",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR perdu</code>"),
              "Le format ne peut pas le contenir : WebP, PNG d’une photo avec carte de gain, AVIF en PQ ou HLG. Les photos encadrées ensemble et les carrousels le perdent aussi.",
            ],
            [
              rich("<code>données HDR endommagées</code>"),
              "La carte de gain est illisible. La photo elle-même est intacte.",
            ],
          ],
        },
        {
          text: rich(
            "<ui>Garder le HDR</ui>, dans <ui>Autres réglages de sortie</ui>, le laisse de côté exprès une fois désactivé.",
          ),
        },
        {
          text: "Certains réseaux suppriment les cartes de gain à l’envoi. Essayez d’abord avec une photo.",
        },
      ],
    },
  },
};

export const helpPicture = { method, hdr };
