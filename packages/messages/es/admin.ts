/** @see ../en/admin.ts */
import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "ofensivo",
  copied: "copiado",
  misleading: "engañoso",
  other: "otra cosa",
};

export const admin = {
  title: "Panel de administración",
  navigation: "Páginas",
  editor: "Editor",
  account: "Cuenta",
  loading: "Cargando",
  refresh: "Actualizar datos",
  views: "Vistas",
  stats: "Estadísticas",
  users: "Cuentas",
  images: "Imágenes",
  submissions: "Propuestas",
  more: "Mostrar más",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "< 1 %" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Cuentas en total",
    proUsers: "Cuentas Pro",
    conversion: (share: string) => `${share} de conversión`,
    onboarded: "Configuración terminada",
    completion: (share: string) => `${share} terminada`,
    images: "Imágenes en total",
    exported: "exportadas",
  },
  breakdowns: {
    crafts: "Actividades",
    primaryUseCases: "Usos principales",
    imageVolumes: "Imágenes por sesión",
    preferredPlatforms: "Plataformas preferidas",
    places: "Distribución geográfica",
  },
  noAnswers: "Aún no hay respuestas.",
  others: "todas las demás",

  columns: {
    name: "Nombre",
    email: "Correo",
    craft: "Actividad",
    location: "Lugar",
    status: "Estado",
    joined: "Alta",
  },
  none: "—",
  search: {
    label: "Buscar cuentas",
    placeholder: "Dirección o nombre",
    nothing: "Ninguna cuenta coincide con tu búsqueda.",
  },
  files: { users: "Descargar CSV", newsletter: "Descargar CSV del boletín", audit: "Registro de auditoría" },
  user: {
    save: "Guardar",
    plan: "Plan",
    administrator: "Administración",
    endSessions: "Cerrar sesiones",
    sessionsEnded: (name: string) => `Se cerraron todas las sesiones de ${name}.`,
    sessionsNotEnded: "No se pudieron cerrar las sesiones. Inténtalo de nuevo.",
    ownRole: "No puedes quitarte tu propio rol de administración.",
  },

  exports: { title: "Imágenes enmarcadas", none: "Aún no hay imágenes enmarcadas." },
  originals: { title: "Originales subidos", none: "Aún no hay imágenes originales." },
  open: (file: string) => `Abrir ${file}`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) => `${number(count)} sin decidir. Quien recibe un rechazo lee la explicación.`,
    states: { label: "Mostrar", open: "Sin decidir", approved: "En la página" },
    none: { open: "Ningún look espera respuesta.", approved: "No hay looks en la página." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Cuenta eliminada",
    approve: "Aprobar",
    decline: "Rechazar",
    takeDown: "Quitar de la página",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `Rechazar “${name}”`,
    reason: "Explicación para quien lo propuso",
    approved: (name: string) => `“${name}” está en la página`,
    declined: (name: string) => `“${name}” rechazado`,
    reports: (reasons: readonly string[]) => `Denunciado: ${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "No se pudo guardar la decisión. Inténtalo de nuevo.",
  },

  failures: {
    submissions: "No se pudieron cargar las propuestas.",
    statistics: "No se pudieron cargar las estadísticas.",
    users: "No se pudieron cargar las cuentas.",
    change: "No se pudo guardar el cambio.",
    images: "No se pudieron cargar las imágenes.",
    signedOut: "Sesión no iniciada",
    noAnswer: "El servidor no responde. Inténtalo de nuevo en un momento.",
  },
};
