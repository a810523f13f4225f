/** @see ../en/help-start.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const firstFrame: HelpPageText = {
  title: "Votre premier cadre",
  summary: "Ajoutez une photo, choisissez un passe-partout, exportez. Une minute suffit, votre fichier reste tel quel.",
  shot: "L’éditeur : les réglages à gauche, la photo encadrée au milieu, la liste des photos à droite.",
  sections: {
    "add-a-photo": {
      title: "Ajouter une photo",
      words: "ouvrir charger envoyer importer formats CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "Déposez un fichier n’importe où dans l’éditeur, choisissez <ui>Ajouter</ui> (<key>Ctrl O</key>, sur Mac <key>⌘ O</key>), ou collez-en un. Sans photo sous la main, choisissez <ui>Essayer une photo d’exemple</ui>.",
          ),
        },
        {
          text: "Matte ouvre JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL et les fichiers RAW. D’un fichier RAW, il ouvre le JPEG que l’appareil y a placé. Le JPEG XL demande un navigateur capable de le lire, comme Safari.",
        },
      ],
    },
    "choose-a-frame": {
      title: "Choisir un cadre",
      words: "bordure marge passe-partout marie-louise encadrement",
      blocks: [
        {
          steps: [
            rich("Choisissez un cadre sous <ui>Looks</ui>. L’aperçu est l’export, en plus petit."),
            rich(
              "Changez ce que vous voulez. <ui>Passe-partout</ui> règle la taille, la couleur et la surface, <ui>Contours</ui> les lignes fines autour de la photo, <ui>Cadre</ui> les côtés, la forme et le carton.",
            ),
            rich(
              "Maintenez <key>\\</key> pour voir la photo seule. Appuyez sur <key>Z</key> pour la voir à 100 %. <ui>Annuler</ui> (<key>Ctrl Z</key>) revient sur chaque étape.",
            ),
          ],
        },
        { text: rich("<ui>Réinitialiser</ui> reprend du début, et s’annule aussi.") },
      ],
      plan: rich(
        "Les contours, le biseau, le passe-partout intérieur, le logo et la plupart des surfaces font partie de Pro. Avec Free, une ligne indique ce qu’un look laisse de côté.",
      ),
    },
    export: {
      title: "Exporter",
      words: "enregistrer télécharger sauvegarder filigrane",
      blocks: [
        {
          text: rich(
            "Choisissez <ui>Exporter</ui> (<key>Ctrl S</key>). Une photo se télécharge ; plusieurs forment un ZIP. Sur un téléphone, elles passent par la feuille de partage. <ui>Sortie</ui> règle le format, la taille et le préréglage pour les réseaux.",
          ),
        },
        {
          text: rich(
            "Le résultat est un nouveau fichier. Le vôtre ne change pas. <ui>Méthode d’export</ui>, dans la ligne d’état, dit comment le nouveau est produit : voir <method>Méthode d’export</method>.",
          ),
        },
      ],
      plan: "Les exports avec Free portent un petit filigrane.",
    },
  },
};

const captions: HelpPageText = {
  title: "Légendes et champs",
  summary: "Inscrivez sous la photo titre, lieu, crédit et données de prise de vue, saisis ou repris du fichier.",
  shot: "La section Légende avec un champ entre accolades, et la légende qu’il inscrit.",
  sections: {
    "what-is-printed": {
      title: "Ce qui est inscrit",
      words: "métadonnées EXIF IPTC texte titre police caractère",
      blocks: [
        {
          text: rich(
            "Écrivez dans <ui>Sujet</ui>, <ui>Lieu</ui>, <ui>Crédit photo</ui> ou <ui>Autres crédits</ui> : la légende s’active. L’interrupteur <ui>Métadonnées</ui> la désactive et la réactive. Le sujet et le lieu partent de ce que contient le fichier : son titre, sa ville et son pays.",
          ),
        },
        {
          text: rich(
            "<ui>Prise de vue</ui> inscrit l’appareil, l’objectif et l’exposition. Les noms sont simplifiés (<ui>Simplifier les noms d’appareils</ui>). <ui>Inscrire la date</ui> ajoute la date. Ce qu’un style de légende ne peut pas montrer est nommé dessous.",
          ),
        },
        {
          text: "Le titre, le lieu et le crédit sont aussi écrits dans le fichier exporté, là où rédactions et agences les cherchent.",
        },
      ],
      plan: rich(
        "L’appareil, l’objectif ou l’exposition seuls, les autres polices et les styles <ui>Plaque</ui>, <ui>Contact</ui> et <ui>Presse</ui> font partie de Pro.",
      ),
    },
    "fields-in-braces": {
      title: "Champs entre accolades",
      words: "modèle variables gabarit",
      blocks: [
        {
          text: rich(
            "Tapez <key>{</key> ou choisissez <ui>Insérer un champ</ui>. La liste montre chaque champ avec sa valeur dans cette photo. Un seul texte convient alors à toutes les photos :",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "Le lieu, d’après le fichier"],
            [rich("<code>{date:MMMM YYYY}</code>"), "mai 2026"],
            [rich("<code>{title|filename:words}</code>"), "Le titre ; à défaut, le nom du fichier en mots"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "Des données de prise de vue dans un texte à vous"],
          ],
        },
        { text: "Un champ mal écrit est nommé sous le texte, avec celui que vous vouliez sans doute." },
      ],
    },
    "one-photo-or-all": {
      title: "Une photo ou toutes",
      words: "lot sélection tableur CSV tableau",
      blocks: [
        {
          text: rich(
            "<ui>S’applique à</ui>, au-dessus d’un champ, indique les photos concernées : <ui>Cette photo</ui>, celles sélectionnées, ou <ui>Toutes les photos</ui>. Ce que vous écrivez pour une photo l’emporte. <key>Alt ↓</key> passe au même champ de la photo suivante.",
          ),
        },
        {
          text: rich(
            "<ui>Modifier les légendes</ui> ouvre un tableau de toutes les photos. Il se manie comme un tableur, en accepte les cellules, et lit et écrit des fichiers CSV.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "Qui est crédité",
      words: "créateur artiste auteur copyright",
      blocks: [
        {
          text: rich(
            "Si le fichier nomme son créateur, <ui>Selon le fichier</ui> montre le nom sous le crédit. <ui>Utiliser</ui> le reprend. Avant qu’un export remplace un autre nom, une note le signale.",
          ),
        },
        {
          text: rich(
            "Deux photographes à un mariage, c’est deux profils. <ui>Nouveau profil</ui>, dans le menu des looks, garde sous un nom un crédit, des droits, un lieu, un logo et un look. À partir de deux profils, une rangée d’initiales au-dessus des looks permet d’en donner un aux photos sélectionnées ou à toutes.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "Les looks, et les vôtres",
  summary: "Un look règle tout le cadre d’un clic. Gardez le vôtre, partagez-le par un lien ou proposez-le.",
  shot: "La rangée des looks, dessinés sur la photo sélectionnée.",
  sections: {
    "choose-a-look": {
      title: "Choisir un look",
      words: "préréglage style modèle",
      blocks: [
        {
          text: rich(
            "<ui>Looks</ui> dessine chaque cadre sur votre photo. Un look ne règle que le cadre : vos textes, et l’affichage de la légende, restent tels quels. Si vous changez quelque chose, le nom l’indique, et le <ui>Menu des looks</ui> ramène au point de départ.",
          ),
        },
        {
          text: rich(
            "Si plusieurs photos sont sélectionnées, un look n’est que pour elles, et leurs vignettes sont marquées. <ui>Utiliser pour toutes les photos</ui> le donne aux autres.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "Garder le vôtre",
      words: "préréglage enregistrer sauvegarder",
      blocks: [
        {
          text: rich(
            "<ui>Enregistrer ce look</ui>, dans le <ui>Menu des looks</ui>, l’ajoute à la rangée, sur tous vos appareils. Le menu permet aussi de le mettre à jour, de le renommer et de le supprimer. <ui>Exporter le look</ui> écrit un fichier, <ui>Importer un look</ui> en lit un ; la ligne de commande accepte le même fichier.",
          ),
        },
      ],
      plan: "Les looks enregistrés font partie de Studio. Avec tous les forfaits, vous pouvez garder un look en fichier ou en lien.",
    },
    "share-a-look": {
      title: "Partager un look",
      blocks: [
        {
          text: rich(
            "<ui>Copier le lien vers ce look</ui> copie une adresse qui contient le cadre et rien d’autre. Les noms, lieux et crédits n’y sont que si vous cochez <ui>Avec noms, lieux et crédits</ui>. La personne qui l’ouvre voit d’abord le look, et décide avec <ui>Garder</ui>.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "Le proposer à tous",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>Proposer ce look</ui> envoie le cadre, jamais votre photo. Une fois approuvé par un administrateur, il est accroché à la page des looks des autres, sur nos propres images. Vous pouvez le retirer sur la page de votre compte.",
          ),
        },
      ],
    },
  },
};

export const helpStart = { firstFrame, captions, looks };
