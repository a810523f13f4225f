/** @see ../en/public-looks.ts */
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks = {
  title: "Looks de otras personas",
  lead: "Paspartús hechos por otras personas, colgados en nuestras propias imágenes. Prueba uno en una foto tuya, sin cuenta.",
  submit: "Proponer un look tuyo",
  list: "Looks",
  none: "Aún no hay looks. El tuyo podría ser el primero.",
  more: "Looks anteriores",
  all: "Todos los looks",
  navigation: "Principal",
  alt: "Una de nuestras imágenes con este look",
  tried: (count: number, tries: string) => plural(count, { one: "Probado una vez", other: `Probado ${tries} veces` }),
  try: "Probarlo en una foto",
  stays: "Tu foto no sale de tu dispositivo.",
  copy: "Copiar enlace",
  report: {
    title: "Denunciar",
    reasons: {
      offensive: "Ofende o amenaza a alguien",
      copied: "Usa el nombre o la obra de alguien",
      misleading: "Engaña, o engaña su enlace",
      other: "Otra cosa",
    },
    send: "Enviar denuncia",
  },
  withdrawn: {
    title: "Este look se retiró.",
    text: "Lo retiró quien lo hizo, o lo retiramos nosotros.",
  },
};
