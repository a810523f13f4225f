/** @see ../en/landing.ts */
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";
import { format } from "./notation.ts";

export const landing = {
  pictures: landingPictures,
  skip: "Aller au contenu",
  navigation: {
    label: "Principale",
    menu: "Menu",
    signIn: "Se connecter",
    sections: {
      "how-it-works": "Comment ça marche",
      features: "Fonctions",
      roadmap: "Feuille de route",
      pricing: "Tarifs",
      faq: "FAQ",
      testimonials: "Témoignages",
      cta: "Commencer",
    },
  },
  hero: {
    label: "Introduction",
    title: "Une salle pour chaque photo.",
    lead: "Matte entoure votre photo d’une bordure, d’un crédit et des données de prise de vue. Sur un smartphone, un contenu reçoit 1,7 seconde d’attention ; une marge retient l’œil.",
    trusted: "Adopté par plus de 100 créateurs en bêta",
  },
  gallery: {
    label: "Galerie",
    carousel: "carrousel",
    slide: "diapositive",
    pause: "Pause",
    previous: "Précédente",
    next: "Suivante",
    rendered: "Image de synthèse, pas une photographie",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "Accrocher une des vôtres",
    hint: "Déposez une photo sur le cadre. Elle reste sur votre appareil.",
    here: "Lâchez-la, elle s’accroche.",
  },
  artists: {
    title: "La marge, nous l’avons apprise de",
    note: "Des artistes attentifs au bord de l’image. Aucun n’a entendu parler de nous.",
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "Fonctions",
    statement: "Trois choses qu’une galerie fait pour un tirage, faites pour un fichier.",
    pictures: "Trois images encadrées",
    list: [
      {
        title: "L’art d’encadrer",
        text: "Une bordure de zéro à trente pour cent, de n’importe quelle couleur, avec un contour fin au bord de l’image.",
      },
      {
        title: "Une provenance vérifiée",
        text: "Le crédit, le lieu et les données de prise de vue sous l’image et dans le fichier. Les Content Credentials d’une photo sont affichées et reviennent avec l’original ; les serveurs munis d’un certificat signent les exports.",
      },
      {
        title: "Une identité de marque",
        text: "Votre marque, à votre taille, au même endroit sur chaque image. Un seul réglage suffit.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "Cas d’usage",
    list: {
      "use-teacher": {
        title: "Professeur de photographie",
        text: "Rendez les travaux d’une classe avec chaque exposition inscrite dessous : focale, ouverture, temps de pose, sensibilité. Trente images d’un côté, un ZIP de l’autre, chacune avec ses données.",
        label: "Un export. L’exposition est un exemple.",
      },
      "use-photographer": {
        title: "Photographe",
        text: "Livrez des épreuves qui portent votre nom, même là où personne ne lit les légendes. Un JPEG garde ses données au bit près ; seule la bordure est nouvelle.",
        label: "Un export, en JPEG.",
      },
      "use-painter": {
        title: "Peintre",
        text: "Accrochez le tableau photographié comme il le sera vraiment : un large passe-partout, son titre, l’année. La même marge pour chaque œuvre en fait une série.",
        label: "Un export. Lin, 16 pour cent.",
      },
      "use-producer": {
        title: "Producteur",
        text: "Nommez tout le monde sous l’image : photographe, styliste, chef électricien, une ligne chacun. Les mêmes noms sont écrits dans le fichier, et voyagent avec lui.",
        label: "Un export avec d’autres crédits.",
      },
      "use-influencer": {
        title: "Influenceur",
        text: "Tirez d’une image un post, une story et un carré sans en perdre un coin. Le passe-partout remplit ce que le format demande.",
        label: "Un export, 1080 × 1920 px.",
      },
    },
  },
  howItWorks: {
    title: "Comment ça marche",
    statement: "Trois étapes. La deuxième est la plus plaisante.",
    upload: {
      title: "Chargez une photo",
      text: (formats: string) => `${formats}, d’un téléphone ou d’un appareil photo. Rien à installer.`,
    },
    frame: {
      title: "Choisissez un passe-partout",
      text: "Ajoutez ensuite crédits et métadonnées. L’aperçu est l’export, en plus petit.",
    },
    share: {
      title: "Exportez ou partagez",
      text: "En pleine taille, ou aux mesures d’un post, d’une story ou d’un carré.",
    },
  },
  roadmap: {
    title: "Feuille de route",
    summary: "Cinq étapes, du T4 2025 au T4 2026",
    shipped: (count: number) => `${count} ${format.plural(count, { one: "faite", other: "faites" })}`,
    done: "Faite",
    plans: {
      "Q4 2025": "Bibliothèque de passe-partout texturés",
      "Q1 2026": "Boutons de préréglage par profil d’artiste",
      "Q2 2026": "Signature par IA et filtres de texte",
      "Q3 2026": "Propositions de la communauté",
      "Q4 2026": "Parrainage, affiliation et revenus pour Pro",
    },
  },
  pricing: "Tarifs",
  testimonials: {
    title: "Témoignages",
    quote: (text: string) => `« ${text} »`,
    number: (number: number) => `Témoignage ${number}`,
    next: "Suivant",
    list: [
      {
        text: "Mes élèves parlent enfin de l’image et non des réglages. Les réglages sont inscrits dessous.",
        author: "Professeur de photographie, bêta-testeur",
      },
      {
        text: "J’encadre d’un coup les épreuves de tout un mariage, et chacune porte mon nom où qu’elle finisse.",
        author: "Photographe de mariage, bêta-testeur",
      },
      {
        text: "Une large marge et une ligne de texte. Sur un téléphone, mes tableaux sont comme dans le catalogue.",
        author: "Peintre, bêta-testeur",
      },
    ],
  },
  faq: {
    title: "FAQ",
    commercial: {
      title: "Puis-je utiliser mes exports à des fins commerciales ?",
      text: "Oui. Les forfaits payants comprennent les droits d’usage commercial.",
    },
    photos: {
      title: "Que deviennent mes photos ?",
      text: rich(
        "Elles sont encadrées dans votre navigateur. Un petit aperçu de chacune et une copie de ce que vous exportez sont gardés sur notre serveur, où seuls vous et les administrateurs pouvez les ouvrir. Vos données sont traitées de façon sûre et ne sont jamais partagées. <privacy>Ce qui est gardé, où et combien de temps</privacy>",
      ),
    },
    upgrade: {
      title: "Puis-je changer de forfait plus tard ?",
      text: rich(
        "Oui, à tout moment depuis la page de votre <account>compte</account>. Vos réglages restent tels quels.",
      ),
    },
  },
  signIn: {
    title: "Se connecter",
    statement: "Vous connaissez déjà Matte ? Vos réglages sont là où vous les avez laissés.",
    button: "Continuer avec Google",
  },
  closing: { title: "Accrochez bien la prochaine.", button: "Commencer gratuitement" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. Tous droits réservés.`),
    navigation: "Pages",
    looks: "Looks des autres",
    help: "Aide",
    terms: "Conditions",
    privacy: "Confidentialité",
    newsletter: "Lettre d’information",
  },
};
