/** @see ../en/onboarding.ts */
import type { Onboarding } from "@matte/contracts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "Puedes dejarlo en blanco.";

const crafts: Options<"craft"> = {
  photographer: "Fotografía",
  artist: "Arte",
  "content-creator": "Creación de contenido",
  educator: "Enseñanza",
  gallery: "Galería",
  business: "Empresa",
  other: "Otra actividad",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Redes sociales",
  portfolio: "Portafolio",
  "print-sales": "Venta de copias",
  gallery: "Galería",
  education: "Enseñanza",
  product: "Producto",
  events: "Eventos",
  client: "Clientes",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "Sitio web",
};

const volumes: Options<"imageVolume"> = { "1-5": "1-5", "5-20": "5-20", "20-50": "20-50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Siempre blanco",
  "consistent-black": "Siempre negro",
  "consistent-stroke": "Siempre un trazo",
  "custom-logo": "Logotipo propio",
  varies: "Variado",
};

export const onboarding = {
  labels: {
    craft: "Actividad",
    name: "Tu nombre",
    creditFormat: "Formato del crédito",
    credit: "Crédito",
    defaultLocation: "Lugar habitual",
    primaryUseCase: "Uso principal",
    preferredPlatform: "Plataforma preferida",
    imageVolume: "Imágenes por sesión",
    brandingStyle: "Estilo propio",
  },
  questions: {
    craft: { title: "¿A qué te dedicas?", remark: "Puedes cambiar todas las respuestas más adelante." },
    credit: {
      title: "¿Cómo firmamos tus fotos?",
      remark: "Esta línea aparece debajo de cada imagen, a la derecha. Puedes cambiarla cuando quieras.",
    },
    location: { title: "¿Dónde sueles trabajar?", remark: `Rellena el lugar del pie de foto. ${optional}` },
    primaryUse: { title: "¿Para qué son tus imágenes?", remark: "Elige el uso más frecuente." },
    platform: { title: "¿Dónde las muestras primero?", remark: optional },
    volume: { title: "¿Cuántas a la vez?", remark: `Trabajar con varias a la vez forma parte de Pro. ${optional}` },
    style: { title: "¿Cuál es tu sello?", remark: optional },
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
    "name-photography": (name: string) => `${name} Fotografía`,
    "shot-by": (name: string) => `Fotografía de ${name}`,
    "captured-by": (name: string) => `Fotografiado por ${name}`,
  },
  anyName: "nombre",
  custom: "Personalizado",
  customNote: "Con tus propias palabras",
  step: (step: number, steps: number) => `Paso ${step} de ${steps}`,
  progress: "Progreso de la configuración inicial",
  back: "Atrás",
  skip: "Omitir la configuración",
  finish: "Terminar",
  continue: "Continuar",
  preview: {
    label: "Así se verá",
    alt: (black: boolean) => `Un arco con luz de atardecer, enmarcado en ${black ? "negro" : "blanco"}`,
    caption: "Así se imprimirá",
    subject: "Arco",
  },
  answers: {
    title: "Tus respuestas",
    none: "Sin responder",
    remark: "El crédito, el lugar y el estilo se aplican donde el editor aún no tiene nada guardado.",
    save: "Guardar respuestas",
    saved: "Respuestas guardadas",
  },
  notSaved: "No se pudieron guardar tus respuestas. Inténtalo de nuevo.",
};
