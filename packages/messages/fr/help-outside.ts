/** @see ../en/help-outside.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const command: HelpPageText = {
  title: "La ligne de commande",
  summary:
    "Encadrez des dossiers depuis un terminal, un script ou un autre programme : les mêmes fichiers que l’éditeur, à l’octet près.",
  sections: {
    start: {
      title: "Premiers pas",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "Les résultats vont dans <code>framed/</code>, ou là où l’indique <code>--out</code>. Vos fichiers restent. Les résultats existants sont ignorés : un second appel continue le premier ; <code>--force</code> les remplace. <code>matte looks</code> liste les looks, et <code>--look</code> accepte aussi un fichier d’<ui>Exporter le look</ui>.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> connecte l’ordinateur, avec le forfait de votre compte. Sans cela, une photo à la fois est encadrée, avec le filigrane.",
      ),
    },
    captions: {
      title: "Une légende par photo",
      blocks: [
        {
          text: rich(
            "Exportez le tableau de <ui>Modifier les légendes</ui>, ou écrivez-en un dans un tableur. Chaque ligne désigne sa photo par le nom du fichier.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "Voir avant d’encadrer",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> dit comment une photo serait exportée, ce que son appareil a écrit, et ce que disent ses Content Credentials. <code>--dry-run</code> affiche ce qui serait écrit, et n’écrit rien.",
          ),
        },
      ],
    },
    more: {
      title: "Dossiers, recadrages et grands volumes",
      words: "Lightroom darktable Kubernetes automatiser script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> encadre ce qui arrive dans un dossier. <code>--shard</code> répartit un travail entre plusieurs ordinateurs. Lightroom Classic et darktable peuvent appeler Matte à l’export. <code>matte help frame</code> liste toutes les options.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "Confidentialité, et où se trouve votre travail",
  summary:
    "Les photos sont encadrées dans votre navigateur. Ce qui reste sur votre appareil, ce qu’un serveur stocke, et comment le supprimer.",
  shot: "La visite suivante : une nouvelle photo dans l’éditeur et, au-dessus, l’offre de restaurer les photos de la dernière visite.",
  sections: {
    "on-your-device": {
      title: "Sur votre appareil",
      words: "restaurer plantage hors ligne stockage perdu",
      blocks: [
        {
          text: rich(
            "Les photos sont ouvertes, encadrées et écrites par votre navigateur. La liste, les légendes et les réglages sont gardés dans son stockage pendant que vous travaillez. Après un plantage ou un rechargement, l’éditeur affiche <ui>Vos photos sont encore là</ui> : restaurez-les, ou choisissez <ui>Repartir de zéro</ui>.",
          ),
        },
        {
          points: [
            "Les photos déposées sont ouvertes là où elles se trouvent ; les autres sont copiées dans le stockage du navigateur, jusqu’à 2 Go.",
            "Après un rechargement, il n’y a rien à annuler.",
            "Les fenêtres privées ne gardent rien : exportez avant de les fermer.",
            "Ce que vous laissez est supprimé au bout de 14 jours, et à la déconnexion. L’éditeur demande d’abord.",
          ],
        },
        { text: "Une fois chargé, l’éditeur fonctionne sans réseau. Ce qui doit être envoyé attend." },
      ],
    },
    "in-the-file": {
      title: "Dans le fichier exporté",
      words: "métadonnées position lieu GPS EXIF",
      blocks: [
        {
          text: rich(
            "L’export contient ce que vous avez inscrit, votre crédit, et les données de prise de vue. Il ne contient votre position qu’avec <ui>Garder la position (GPS)</ui>. <ui>Noms de lieux d’après le GPS</ui> inscrit la ville et le pays ; la position elle-même reste dans votre navigateur.",
          ),
        },
        {
          text: rich(
            "Sauf si <ui>Mémoriser le cadre dans le fichier</ui> est désactivé, il contient aussi votre look et vos textes, environ un demi-kilooctet, pour que <unframe>le cadre s’enlève</unframe> de nouveau.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "Sur le serveur",
      words: "envoyer envoi supprimer compte données",
      isPublic: true,
      blocks: [
        {
          points: [
            "Votre compte : l’adresse, le nom, le forfait et les réponses.",
            "Pour chaque photo que vous chargez, un aperçu de 600 px et le nom du fichier.",
            rich(
              "Pour chaque export, une copie. <ui>Stocker des copies des exports</ui>, sur la page du compte, permet d’y renoncer.",
            ),
          ],
        },
        {
          text: rich(
            "Les aperçus et les copies n’ont ni données de prise de vue ni lieux. Seuls vous et les administrateurs pouvez les ouvrir. <ui>Images</ui>, sur la page du compte, en indique le nombre, et <ui>Tout supprimer</ui> les efface. Vous pouvez y télécharger toutes les données à votre sujet, et supprimer le compte.",
          ),
        },
      ],
      plan: "Les réglages et les logos suivent votre compte avec Pro et Studio ; avec Free, ils restent dans ce navigateur.",
    },
    "on-this-server": {
      title: "Sur ce serveur",
      words: "envoyer envoi",
      isPrivate: true,
      blocks: [
        {
          text: "Ce Matte est privé. Les photos et les exports ne lui sont jamais envoyés. Il stocke vos réglages, vos looks et vos logos, pour qu’ils soient là dans chaque navigateur qui l’ouvre.",
        },
      ],
    },
  },
};

export const helpOutside = { command, privacy };
