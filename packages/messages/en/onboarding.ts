/** Texts for the questions after the first sign-in, and for their answers on the account page. */
import type { Onboarding } from "@matte/contracts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "You can leave this open.";

const crafts: Options<"craft"> = {
  photographer: "Photographer",
  artist: "Artist",
  "content-creator": "Content creator",
  educator: "Educator",
  gallery: "Gallery",
  business: "Business",
  other: "Other",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Social media",
  portfolio: "Portfolio",
  "print-sales": "Print sales",
  gallery: "Gallery",
  education: "Education",
  product: "Product",
  events: "Events",
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
  website: "Website",
};

const volumes: Options<"imageVolume"> = { "1-5": "1-5", "5-20": "5-20", "20-50": "20-50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Consistent white",
  "consistent-black": "Consistent black",
  "consistent-stroke": "Consistent stroke",
  "custom-logo": "Custom logo",
  varies: "Varies",
};

export const onboarding = {
  labels: {
    craft: "Craft",
    name: "Your name",
    creditFormat: "Credit format",
    credit: "Credit",
    defaultLocation: "Default location",
    primaryUseCase: "Primary use",
    preferredPlatform: "Preferred platform",
    imageVolume: "Images per session",
    brandingStyle: "Signature style",
  },
  /** Questions in the wizard's order. */
  questions: {
    craft: { title: "What do you make?", remark: "You can change every answer later." },
    credit: {
      title: "How should we credit you?",
      remark: "This line appears below every picture, on the right. You can change it at any time.",
    },
    location: { title: "Where do you usually work?", remark: `It fills in the caption’s location. ${optional}` },
    primaryUse: { title: "What are your pictures for?", remark: "Choose the use you have most often." },
    platform: { title: "Where do you show them first?", remark: optional },
    volume: { title: "How many at a time?", remark: `Several at once are part of Pro. ${optional}` },
    style: { title: "What is your signature?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  /** Marks an answer that needs Pro; the other text has the answer with it if there is no space for a mark. */
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  /** Credits made from a name by the templates. */
  credits: {
    "photo-by": (name: string) => `Photo by ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Photography`,
    "shot-by": (name: string) => `Shot by ${name}`,
    "captured-by": (name: string) => `Captured by ${name}`,
  },
  /** Used in the templates while there is no name. */
  anyName: "name",
  custom: "Custom",
  customNote: "Your own words",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  progress: "Setup progress",
  back: "Back",
  skip: "Skip setup",
  finish: "Finish",
  continue: "Continue",
  preview: {
    label: "How it will look",
    alt: (black: boolean) => `An arch in evening light, framed in ${black ? "black" : "white"}`,
    caption: "As it will be printed",
    subject: "Arch",
  },
  answers: {
    title: "Your answers",
    none: "Not answered",
    remark: "Credit, location and style apply where the editor has nothing saved yet.",
    save: "Save answers",
    saved: "Answers saved",
  },
  notSaved: "Couldn’t save your answers. Try again.",
};
