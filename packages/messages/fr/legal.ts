/** The English text prevails. @see ../en/legal.ts */
import type { Clause, LegalLink } from "../en/legal.ts";
import { rich, type RichText } from "../rich-text.ts";
import { format } from "./notation.ts";

type Linked = { [Link in LegalLink]: RichText<Link> }[LegalLink];
type Paragraph = string | Linked | readonly string[];

interface LegalText<Clauses extends string> {
  readonly title: string;
  readonly summary: string;
  readonly clauses: Readonly<Record<Clauses, { readonly title: string; readonly text: readonly Paragraph[] }>>;
}

const terms = (
  prices: string,
): LegalText<"product" | "pictures" | "account" | "payment" | "liability" | "changes"> => ({
  title: "Conditions d’utilisation",
  summary:
    "Vos images sont à vous. Vous payez le forfait que vous choisissez, et pouvez partir quand vous voulez. Nous tenons un logiciel honnête et ne promettons rien que nous ne puissions tenir. Le texte anglais fait foi.",
  clauses: {
    product: {
      title: "Ce qu’est Matte",
      text: [
        "Matte encadre des photos : il y ajoute une bordure, un contour, une légende et un logo, et écrit un JPEG ou un PNG. Votre propre navigateur fait le travail. « Nous » désigne les personnes qui exploitent le serveur d’où vient cette page.",
        rich(
          "Matte contient des logiciels et des polices d’autres auteurs. Leurs licences figurent dans les <notices>mentions de tiers</notices>.",
        ),
        "Les noms de lieux viennent de GeoNames (geonames.org), abrégés, sous la licence Creative Commons CC BY 4.0 (creativecommons.org/licenses/by/4.0).",
      ],
    },
    pictures: {
      title: "Vos images",
      text: [
        rich(
          "Ce que vous encadrez et ce que vous exportez reste à vous. Vous ne nous cédez aucun droit dessus, sauf celui de stocker les copies énumérées sur la page <privacy>Confidentialité</privacy>, pour que le service fonctionne. Vous êtes responsable d’avoir le droit d’encadrer et de publier une image, et des noms que vous inscrivez dessous.",
        ),
        "Les exports avec le forfait Free portent un petit filigrane. Les forfaits payants comprennent les droits d’usage commercial : vous pouvez vendre, imprimer et publier ce que vous exportez avec eux sans nous le demander.",
      ],
    },
    account: {
      title: "Votre compte",
      text: [
        "Vous vous connectez avec votre compte Google. Ne le partagez pas. N’utilisez pas Matte pour stocker des contenus illicites, nuire au service ou accéder à ce qui appartient à d’autres ; nous pouvons fermer les comptes qui le font.",
      ],
    },
    payment: {
      title: "Forfaits et paiement",
      text: [
        `${prices} Les prix sont en dollars américains. Un forfait se renouvelle jusqu’à ce que vous le résiliiez, ce que vous pouvez faire à tout moment dans votre compte ; il court alors jusqu’à la fin de la période payée. Dans les 30 jours suivant un paiement, nous le remboursons si vous le demandez.`,
      ],
    },
    liability: {
      title: "Ce que nous ne promettons pas",
      text: [
        "Le logiciel est fourni tel quel. Il peut être parfois indisponible, et avoir des défauts. Gardez vos originaux : Matte n’est pas une archive, et ne modifie jamais les fichiers de votre propre disque. Dans la mesure où la loi le permet, nous vous devons au plus ce que vous avez payé au cours des douze derniers mois.",
      ],
    },
    changes: {
      title: "Modifications",
      text: [
        "Quand ces conditions changent, nous modifions cette page et la date ci-dessous. Ce que vous avez payé garde ses conditions jusqu’à son renouvellement.",
      ],
    },
  },
});

const privacy: LegalText<"browser" | "server" | "duration" | "cookies" | "others" | "rights"> = {
  title: "Confidentialité",
  summary:
    "Les photos sont encadrées dans votre navigateur. Le serveur garde votre compte, de petits aperçus de ce que vous chargez et des copies de ce que vous exportez, jusqu’à ce que vous les supprimiez, eux ou votre compte ; vous pouvez désactiver les copies. Nous ne partageons ni ne vendons rien, et ne pistons personne. Le texte anglais fait foi.",
  clauses: {
    browser: {
      title: "Ce qui reste chez vous",
      text: [
        "Les fichiers que vous ouvrez sont lus et encadrés dans votre navigateur ; les fichiers eux-mêmes ne sont envoyés nulle part. Vos réglages, votre choix entre clair et sombre, et les images en attente d’envoi sont gardés dans le stockage de votre navigateur. À la déconnexion, vos données y sont effacées, y compris les images en attente. Ne restent que le thème, et les modifications de vos réponses et réglages encore à envoyer.",
        "Si vous ouvrez un look qu’un compte transmet par un lien avec son code, votre navigateur garde ce code 30 jours. Il n’est envoyé qu’avec un nouveau compte que vous créez pendant ce temps, et un chiffre dans le compte de l’expéditeur indique que le lien a été ouvert.",
      ],
    },
    server: {
      title: "Ce que le serveur stocke",
      text: [
        [
          "Votre compte : l’adresse, le nom et l’identité tels que Google les fournit, la date de votre inscription, et votre forfait.",
          "Vos réponses aux sept questions, avec votre crédit et votre lieu.",
          "Avec les forfaits payants, vos réglages de l’éditeur et votre logo, et avec Studio vos préréglages, pour qu’ils vous suivent.",
          "Vos profils : les noms, crédits, droits, lieux et artistes que vous y avez saisis, avec leurs looks. Les numéros de série des appareils photo restent dans votre navigateur, sous forme d’empreintes.",
          "Pour chaque photo que vous chargez, le nom de son fichier et un aperçu : un JPEG de 600 pixels de côté, avec du blanc autour de la photo.",
          "Pour chaque export, le nom de son fichier et l’image encadrée : telle que vous l’avez exportée, ou avec un grand côté de 4096 pixels si elle dépasse 120 mégapixels ou 50 Mo.",
          "Les dates de vos connexions, les noms des navigateurs et appareils utilisés, et pendant 90 jours les identifiants des modifications que vous avez envoyées.",
          "Les looks que vous avez proposés à la page publique : leurs noms, descriptions, noms d’auteur et liens tels que vous les avez écrits, avec la réponse reçue. Ceux qui sont approuvés sont publics, avec des images de nos propres photos. Des signalements des visiteurs, seuls le nombre et le motif sont stockés ; de leurs essais, seul le nombre.",
          "Si vous transmettez des looks par des liens avec votre code : le code, le nombre d’ouvertures des liens, et les comptes venus par eux. Si vous êtes venu par un tel lien : quand, et par celui de qui ; une fois que vous payez, le paiement et une empreinte qui distingue votre carte des autres, pour que chacune compte une fois. Les expéditeurs ne voient que des chiffres.",
          "Une fois que vous avez acheté un forfait, votre numéro auprès du service de paiement, et la date jusqu’à laquelle le forfait est payé.",
        ],
        "Si vous vous êtes inscrit à la lettre d’information, votre adresse et les dates de votre accord et de votre confirmation sont sur sa liste, que vous ayez un compte ou non.",
        "Seuls vous et les administrateurs de ce serveur pouvez voir ces données. Les aperçus et les images encadrées sont envoyés et stockés sans données de prise de vue, lieux ni noms dans le fichier ; ce qui est inscrit dans l’image est dans l’image. Sur la page du compte, vous pouvez tout supprimer, et désactiver le stockage des copies. Le fichier que vous exportez est différent : il contient ce que vous avez inscrit et les données de prise de vue, et votre position seulement si vous avez choisi de la garder.",
      ],
    },
    duration: {
      title: "Combien de temps",
      text: [
        "Jusqu’à ce que vous le supprimiez. Supprimer votre compte, sur la page du compte, efface le compte et tout ce qui est stocké avec lui, y compris toutes les images, et retire votre adresse de la liste de la lettre d’information. Le lien dans chaque lettre ne fait que cette dernière chose. Une session prend fin quand vous vous déconnectez, ou après un certain temps sans usage ; un appareil connecté avec un code garde votre forfait et votre adresse jusqu’à 30 jours.",
        "Deux choses restent plus longtemps. Les sauvegardes de ce serveur contiennent ce qui existait lors de leur création, jusqu’à ce qu’elles soient supprimées à leur tour. Un journal de ce que les administrateurs ont fait aux comptes garde le numéro du compte, qui ne peut alors plus être rattaché à une personne.",
        "Un de vos looks publics disparaît avec le compte, ou reste sans votre nom ni votre lien, selon votre choix pour ce look. Un look retiré ne laisse que son adresse, qui l’indique. Si vous vous êtes inscrit par le lien d’un autre compte, son décompte vous inclut encore, avec le numéro du paiement et l’empreinte de sa carte.",
      ],
    },
    cookies: {
      title: "Cookies et journaux",
      text: [
        "Un cookie retient que votre session est ouverte ; un autre, pendant dix minutes, que vous avez commencé à vous connecter. Ni les scripts ni les autres sites ne peuvent les lire, et il n’y en a pas d’autres. Le journal du serveur contient la méthode, le chemin, l’état et l’heure d’une requête ; les connexions et les requêtes refusées ont aussi le numéro aléatoire de votre compte, et rien d’autre à votre sujet. Les adresses réseau sont comptées pendant une heure au plus, pour empêcher les abus, puis oubliées. Celle d’un appareil qui demande à être connecté vous est montrée, et gardée jusqu’à votre décision, ou pendant une heure et dix minutes. Il n’y a ni pisteurs, ni publicité, ni statistiques de tiers ; les polices et les images viennent de ce serveur.",
      ],
    },
    others: {
      title: "Qui d’autre intervient",
      text: [
        "Google apprend que vous vous connectez ici, et nous donne votre adresse et votre nom. Stripe encaisse les paiements : nous ne voyons jamais le numéro de votre carte. Les deux ne s’appliquent que si vous les utilisez. Le service qui envoie la lettre d’information pour nous a les adresses de sa liste. Vos données sont traitées de façon sûre et ne sont jamais partagées avec personne d’autre.",
      ],
    },
    rights: {
      title: "Vos droits",
      text: [
        "Sur la page de votre compte, vous pouvez lire et modifier ce que vous nous avez dit, télécharger en un fichier tout ce qui est stocké à votre sujet, et tout supprimer. Pour toute autre demande, écrivez aux personnes qui exploitent ce serveur.",
      ],
    },
  },
};

export const legal = {
  editor: "Ouvrir l’éditeur",
  navigation: "Mentions légales",
  terms,
  privacy,
  lastChanged: (date: Date) => `Dernière modification le ${format.date(date, { dateStyle: "long", timeZone: "UTC" })}.`,
  newsletter: {
    title: "Lettre d’information",
    summary: "Les nouveautés de Matte, et des idées pour encadrer des photographies. Une lettre par mois au plus.",
    subscription: "S’inscrire",
    subscribed: {
      title: "Vous êtes sur la liste.",
      text: "Nous vous enverrons la prochaine lettre. Chacune contient un lien de désinscription.",
    },
    sent: {
      title: "Consultez votre messagerie.",
      text: "Nous avons envoyé un lien à votre adresse. Ouvrez-le dans les deux jours pour confirmer votre inscription. Si rien n’arrive, regardez dans vos indésirables, ou réessayez dans une heure.",
    },
    rejected: {
      title: "Nous n’avons pas pu vous inscrire.",
      text: "Vérifiez l’adresse, cochez la case, et réessayez dans une minute.",
    },
    email: "E-mail",
    consent: "J’accepte de recevoir la lettre d’information. Je peux me désinscrire à tout moment.",
    submit: "S’inscrire",
    busy: "Inscription…",
    stored: {
      title: "Ce que nous gardons",
      text: [
        rich(
          "Votre adresse et les dates de votre accord et de votre confirmation, jusqu’à votre désinscription. Une adresse non confirmée dans les deux jours est supprimée, là où ce serveur demande une confirmation. Nous ne les utilisons que pour la lettre d’information ; la page <privacy>Confidentialité</privacy> donne les détails. Vous n’avez pas besoin de compte.",
        ),
      ],
    } satisfies Clause as Clause,
  },
  confirm: {
    title: "Confirmez votre inscription",
    summary: "Un clic, et vous recevez la lettre d’information : une lettre par mois au plus.",
    clause: "Confirmer",
    submit: "Confirmer",
    done: {
      title: "Vous êtes sur la liste.",
      text: "Nous vous enverrons la prochaine lettre. Chacune contient un lien de désinscription.",
    },
    expired: {
      title: "Ce lien a expiré.",
      text: rich(
        "Les liens sont valables deux jours. Pour en recevoir un autre, <newsletter>inscrivez-vous de nouveau</newsletter>.",
      ),
    },
    failed: {
      title: "Nous n’avons pas pu confirmer votre inscription.",
      text: "Réessayez dans une minute.",
    },
  },
  unsubscribe: {
    title: "Quitter la lettre d’information",
    summary: "Un clic, et vous ne recevez plus de lettres. Votre adresse est supprimée de la liste.",
    clause: "Se désinscrire",
    submit: "Se désinscrire",
    done: {
      title: "Vous ne recevrez plus la lettre.",
      text: rich(
        "L’adresse à laquelle le lien a été envoyé n’est pas sur la liste. Pour recevoir de nouveau la lettre, <newsletter>inscrivez-vous</newsletter>.",
      ),
    },
    failed: {
      title: "Nous n’avons pas pu vous désinscrire.",
      text: "Vous êtes toujours sur la liste. Réessayez dans une minute.",
    },
  },
};
