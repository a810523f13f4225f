/** @see ../en/onboarding.ts */
import type { Onboarding } from "@matte/contracts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "Sie können das offen lassen.";

const crafts: Options<"craft"> = {
  photographer: "Fotografie",
  artist: "Kunst",
  "content-creator": "Inhalte für Medien",
  educator: "Unterricht",
  gallery: "Galerie",
  business: "Unternehmen",
  other: "Anderes",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Soziale Netzwerke",
  portfolio: "Portfolio",
  "print-sales": "Verkauf von Abzügen",
  gallery: "Galerie",
  education: "Unterricht",
  product: "Produkte",
  events: "Veranstaltungen",
  client: "Aufträge",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "Website",
};

const volumes: Options<"imageVolume"> = { "1-5": "1–5", "5-20": "5–20", "20-50": "20–50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Immer Weiß",
  "consistent-black": "Immer Schwarz",
  "consistent-stroke": "Immer eine Kontur",
  "custom-logo": "Eigenes Logo",
  varies: "Verschieden",
};

export const onboarding = {
  labels: {
    craft: "Tätigkeit",
    name: "Ihr Name",
    creditFormat: "Form des Bildnachweises",
    credit: "Bildnachweis",
    defaultLocation: "Üblicher Ort",
    primaryUseCase: "Hauptzweck",
    preferredPlatform: "Bevorzugte Plattform",
    imageVolume: "Bilder auf einmal",
    brandingStyle: "Ihr Stil",
  },
  questions: {
    craft: { title: "Was machen Sie?", remark: "Jede Antwort können Sie später ändern." },
    credit: {
      title: "Wie sollen wir Sie nennen?",
      remark: "Diese Zeile steht unter jedem Bild, rechts. Sie können sie jederzeit ändern.",
    },
    location: { title: "Wo arbeiten Sie meistens?", remark: `Das füllt den Ort der Beschriftung aus. ${optional}` },
    primaryUse: { title: "Wofür sind Ihre Bilder?", remark: "Wählen Sie den häufigsten Zweck." },
    platform: { title: "Wo zeigen Sie sie zuerst?", remark: optional },
    volume: { title: "Wie viele auf einmal?", remark: `Mehrere auf einmal gehören zu Pro. ${optional}` },
    style: { title: "Was ist Ihre Handschrift?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  credits: {
    "photo-by": (name: string) => `Foto: ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Fotografie`,
    "shot-by": (name: string) => `Fotografiert von ${name}`,
    "captured-by": (name: string) => `Aufgenommen von ${name}`,
  },
  anyName: "Name",
  custom: "Eigener",
  customNote: "In Ihren Worten",
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
  progress: "Fortschritt der Einrichtung",
  back: "Zurück",
  skip: "Einrichtung überspringen",
  finish: "Fertig",
  continue: "Weiter",
  preview: {
    label: "So wird es aussehen",
    alt: (black: boolean) => `Ein Bogen im Abendlicht, ${black ? "schwarz" : "weiß"} gerahmt`,
    caption: "So wird es gedruckt",
    subject: "Bogen",
  },
  answers: {
    title: "Ihre Antworten",
    none: "Nicht beantwortet",
    remark: "Bildnachweis, Ort und Stil gelten, wo im Editor noch nichts gespeichert ist.",
    save: "Antworten speichern",
    saved: "Antworten gespeichert",
  },
  notSaved: "Ihre Antworten konnten nicht gespeichert werden. Versuchen Sie es erneut.",
};
