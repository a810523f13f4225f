/** @see ../en/help-files.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const series: HelpPageText = {
  title: "Une série de photos",
  summary: "Encadrez tout un lot, réunissez des photos dans un cadre, découpez un carrousel, accrochez-les à un mur.",
  shot: "Trois photos encadrées ensemble sur une rangée, avec la section Ensemble.",
  sections: {
    batches: {
      title: "Lots",
      words: "ZIP dossier plusieurs sélection trier",
      blocks: [
        {
          text: rich(
            "Déposez des fichiers ou des dossiers, ou choisissez <ui>Ouvrir un dossier</ui>. Les réglages valent pour toutes les photos, les légendes pour celles que <ui>S’applique à</ui> nomme. <ui>Exporter</ui> écrit un ZIP. Dans Chrome et Edge, <ui>Exporter dans un dossier</ui> écrit plutôt dans un dossier <code>framed</code> à côté de vos fichiers, ignore ce qui s’y trouve déjà, et continue après un plantage.",
          ),
        },
        {
          text: rich(
            "Sélectionnez-en plusieurs avec <key>Maj</key> ou <key>Ctrl</key> et un clic, sur un téléphone avec <ui>Sélectionner</ui>. Les looks, les légendes, les recadrages et les exports concernent alors les photos sélectionnées. <ui>Trier</ui> classe la liste par nom, date ou note.",
          ),
        },
        {
          text: rich("<ui>Exporter aussi</ui> ajoute d’autres tailles au même export, chacune dans son dossier."),
        },
      ],
      plan: "Plusieurs photos à la fois, cela fait partie de Pro.",
    },
    together: {
      title: "Photos ensemble",
      words: "diptyque triptyque collage grille",
      blocks: [
        {
          text: rich(
            "Sélectionnez de deux à neuf photos et appuyez sur <key>T</key>, ou choisissez <ui>Encadrer ensemble</ui> dans le menu de la liste. Elles forment une seule image : une <ui>Rangée</ui>, une <ui>Colonne</ui> ou une <ui>Grille</ui>, avec un <ui>Écart</ui>. <ui>Séparer</ui> les détache de nouveau.",
          ),
        },
        {
          text: rich(
            "Les JPEG gardent leurs données s’ils ont les mêmes dimensions, le même échantillonnage et le même profil, et sont tournés de la même façon. Sinon, <method>Méthode d’export</method> dit ce qui diffère. Recadrez les photos avant de les réunir.",
          ),
        },
      ],
      plan: "Les photos ensemble font partie de Pro.",
    },
    carousel: {
      title: "Carrousels",
      words: "Instagram volets glisser panorama",
      blocks: [
        {
          text: rich(
            "Choisissez <ui>Carrousel</ui> comme <ui>Préréglage réseaux</ui>, et un nombre de <ui>Volets</ui>. Une image court alors sans couture sur deux à dix volets ; l’aperçu montre les coupes. Les fichiers se terminent par <code>-1</code>, <code>-2</code> et ainsi de suite, dans l’ordre de publication.",
          ),
        },
      ],
      plan: "Les carrousels font partie de Pro.",
    },
    wall: {
      title: "La série au mur",
      words: "exposition accrocher accrochage galerie ordre",
      blocks: [
        {
          text: rich(
            "Appuyez sur <key>W</key>, ou choisissez <ui>Vue du mur</ui> sous l’image. Toutes les photos encadrées sont accrochées côte à côte, à une même échelle. Glissez-les dans un autre ordre, ou appuyez sur <key>Alt</key> et une flèche ; un double clic en ouvre une. <ui>Exporter le mur</ui> enregistre une image, ou les volets d’un carrousel.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "Planches contact et PDF",
      words: "imprimer tirage index",
      blocks: [
        {
          text: rich(
            "Choisissez <ui>PDF</ui> comme <ui>Format d’export</ui> : un fichier avec une page par photo, à son format de tirage. <ui>Planche contact…</ui>, dans le menu d’<ui>Exporter</ui>, met de nombreuses photos sur une page, avec le sujet et le lieu sous chacune. Les JPEG y gardent leurs données. La <command>ligne de commande</command> écrit la même chose :",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "Les PDF font partie de Pro.",
    },
  },
};

const unframe: HelpPageText = {
  title: "Retirer le cadre",
  summary:
    "Modifiez le cadre de l’an dernier, ou retirez-le et retrouvez la photo d’avant, à partir du seul fichier exporté.",
  shot: "Un export rouvert : Déjà encadrée ici, avec les boutons Modifier le cadre et Retirer le cadre.",
  sections: {
    "open-an-export": {
      title: "Ouvrir un export",
      words: "annuler retirer enlever bordure modifier nouveau",
      blocks: [
        {
          text: "Ajoutez un fichier exporté par Matte. Il se souvient de son look, de ses textes et de la place de la photo. L’éditeur demande ce que vous voulez :",
        },
        {
          terms: [
            [
              rich("<ui>Modifier le cadre</ui>"),
              "La photo sort de son cadre, avec le look et les textes d’alors. Modifiez-les et exportez de nouveau.",
            ],
            [rich("<ui>Retirer le cadre</ui>"), "La photo sort sans cadre."],
            [rich("<ui>Encadrer de nouveau</ui>"), "Un second cadre entoure le premier."],
          ],
        },
        {
          text: "Une photo exportée sans perte revient sans perte : avec les mêmes données que l’original. Une photo HDR reste HDR.",
        },
      ],
    },
    "byte-for-byte": {
      title: "L’original, à l’octet près",
      words: "restaurer récupérer",
      blocks: [
        {
          text: rich(
            "Avant d’exporter, activez <ui>Garder un retour au fichier d’origine</ui> dans <ui>Autres réglages de sortie</ui>. Le fichier stocke alors aussi ce qui lui manque de l’original, et <ui>Retirer le cadre</ui> rend ce fichier, à l’octet près. Un recadrage n’a pas de retour, car il garderait ce que vous avez enlevé.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "Quand il ne s’enlève pas",
      blocks: [
        {
          points: [
            "Un autre programme a enregistré le fichier depuis, ou un réseau l’a réencodé.",
            rich(
              "La photo a été réencodée lors de l’encadrement : <method>Méthode d’export</method> l’indiquait alors.",
            ),
            rich("<ui>Mémoriser le cadre dans le fichier</ui> était désactivé."),
            rich(
              "Une <ui>Marque sur la photo</ui> reste, c’est voulu. Un logo n’est pas dans le fichier : ajoutez-le de nouveau.",
            ),
          ],
        },
        { text: "Gardez vos originaux. Matte n’est pas une archive." },
      ],
    },
  },
};

export const helpFiles = { series, unframe };
