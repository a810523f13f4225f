/** @see ../en/onboarding.ts */
import type { Onboarding } from "@matte/contracts";
import type { onboarding as English } from "../en/onboarding.ts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "Puoi anche non rispondere.";

const crafts: Options<"craft"> = {
  photographer: "Fotografia",
  artist: "Arte",
  "content-creator": "Contenuti per i social",
  educator: "Insegnamento",
  gallery: "Galleria",
  business: "Impresa",
  other: "Altro",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Social media",
  portfolio: "Portfolio",
  "print-sales": "Vendita di stampe",
  gallery: "Galleria",
  education: "Didattica",
  product: "Prodotti",
  events: "Eventi",
  client: "Clienti",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "Sito web",
};

const volumes: Options<"imageVolume"> = { "1-5": "1-5", "5-20": "5-20", "20-50": "20-50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Sempre bianco",
  "consistent-black": "Sempre nero",
  "consistent-stroke": "Sempre un filetto",
  "custom-logo": "Logo personale",
  varies: "Varia",
};

export const onboarding: typeof English = {
  labels: {
    craft: "Attività",
    name: "Il tuo nome",
    creditFormat: "Formato dei crediti",
    credit: "Crediti",
    defaultLocation: "Luogo predefinito",
    primaryUseCase: "Uso principale",
    preferredPlatform: "Piattaforma preferita",
    imageVolume: "Immagini per sessione",
    brandingStyle: "Il tuo stile",
  },
  questions: {
    craft: { title: "Di che cosa ti occupi?", remark: "Puoi cambiare ogni risposta in seguito." },
    credit: {
      title: "Come dobbiamo citarti?",
      remark: "Questa riga compare sotto ogni immagine, a destra. Puoi cambiarla quando vuoi.",
    },
    location: { title: "Dove lavori di solito?", remark: `Va nel campo Luogo della didascalia. ${optional}` },
    primaryUse: { title: "A che cosa servono le tue immagini?", remark: "Scegli l’uso più frequente." },
    platform: { title: "Dove le mostri per prima cosa?", remark: optional },
    volume: { title: "Quante alla volta?", remark: `Più immagini alla volta fanno parte di Pro. ${optional}` },
    style: { title: "Qual è il tuo tratto distintivo?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  credits: {
    "photo-by": (name: string) => `Foto di ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Fotografia`,
    "shot-by": (name: string) => `Scatto di ${name}`,
    "captured-by": (name: string) => `Immagine di ${name}`,
  },
  anyName: "nome",
  custom: "Personalizzato",
  customNote: "Con parole tue",
  step: (step: number, steps: number) => `Passo ${step} di ${steps}`,
  progress: "Avanzamento della configurazione",
  back: "Indietro",
  skip: "Salta la configurazione",
  finish: "Fine",
  continue: "Continua",
  preview: {
    label: "Ecco l’effetto",
    alt: (black: boolean) => `Un arco nella luce della sera, incorniciato in ${black ? "nero" : "bianco"}`,
    caption: "Come verrà stampata",
    subject: "Arco",
  },
  answers: {
    title: "Le tue risposte",
    none: "Nessuna risposta",
    remark: "Crediti, luogo e stile valgono dove l’editor non ha ancora salvato niente.",
    save: "Salva le risposte",
    saved: "Risposte salvate",
  },
  notSaved: "Impossibile salvare le risposte. Riprova.",
};
