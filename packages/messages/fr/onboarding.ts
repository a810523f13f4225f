/** @see ../en/onboarding.ts */
import type { Onboarding } from "@matte/contracts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "Vous pouvez laisser cette question ouverte.";

const crafts: Options<"craft"> = {
  photographer: "Photographe",
  artist: "Artiste",
  "content-creator": "Création de contenu",
  educator: "Enseignement",
  gallery: "Galerie",
  business: "Entreprise",
  other: "Autre",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Réseaux sociaux",
  portfolio: "Portfolio",
  "print-sales": "Vente de tirages",
  gallery: "Galerie",
  education: "Enseignement",
  product: "Produit",
  events: "Événements",
  client: "Client",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "Site web",
};

const volumes: Options<"imageVolume"> = { "1-5": "1-5", "5-20": "5-20", "20-50": "20-50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Toujours blanc",
  "consistent-black": "Toujours noir",
  "consistent-stroke": "Toujours un contour",
  "custom-logo": "Logo personnalisé",
  varies: "Variable",
};

export const onboarding = {
  labels: {
    craft: "Métier",
    name: "Votre nom",
    creditFormat: "Format du crédit",
    credit: "Crédit",
    defaultLocation: "Lieu par défaut",
    primaryUseCase: "Usage principal",
    preferredPlatform: "Plateforme préférée",
    imageVolume: "Images par séance",
    brandingStyle: "Style personnel",
  },
  questions: {
    craft: { title: "Que faites-vous ?", remark: "Chaque réponse peut être modifiée plus tard." },
    credit: {
      title: "Comment vous créditer ?",
      remark: "Cette ligne figure sous chaque image, à droite. Vous pouvez la modifier à tout moment.",
    },
    location: {
      title: "Où travaillez-vous d’habitude ?",
      remark: `Cela complète le lieu dans la légende. ${optional}`,
    },
    primaryUse: { title: "À quoi servent vos images ?", remark: "Choisissez l’usage le plus fréquent." },
    platform: { title: "Où les montrez-vous d’abord ?", remark: optional },
    volume: { title: "Combien à la fois ?", remark: `Plusieurs à la fois, cela fait partie de Pro. ${optional}` },
    style: { title: "Quelle est votre signature ?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  credits: {
    "photo-by": (name: string) => `Photo : ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Photographie`,
    "shot-by": (name: string) => `Photographié par ${name}`,
    "captured-by": (name: string) => `Prise de vue : ${name}`,
  },
  anyName: "nom",
  custom: "Personnalisé",
  customNote: "Vos propres mots",
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  progress: "Avancement",
  back: "Retour",
  skip: "Passer la configuration",
  finish: "Terminer",
  continue: "Continuer",
  preview: {
    label: "Le résultat",
    alt: (black: boolean) => `Une arche dans la lumière du soir, encadrée de ${black ? "noir" : "blanc"}`,
    caption: "Telle qu’elle sera inscrite",
    subject: "Arche",
  },
  answers: {
    title: "Vos réponses",
    none: "Sans réponse",
    remark: "Le crédit, le lieu et le style s’appliquent là où l’éditeur n’a encore rien enregistré.",
    save: "Enregistrer les réponses",
    saved: "Réponses enregistrées",
  },
  notSaved: "Impossible d’enregistrer vos réponses. Réessayez.",
};
