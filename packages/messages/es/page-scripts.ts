/** @see ../en/page-scripts.ts */
export const pageScripts = {
  signInFailed: (error: string) => `${error} Pulsa el botón para intentarlo de nuevo.`,
  unreachable: "No se pudo conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
  hanging: (fileName: string) => `Colgando “${fileName}” …`,
  copied: "Copiado",
  notCopied: "No se pudo copiar el enlace.",
  reported: "Gracias. Alguien lo revisará.",
  notReported: "No se pudo enviar la denuncia. Inténtalo de nuevo en un minuto.",
  notSubscribed: "No se pudo completar tu suscripción. Inténtalo de nuevo en un minuto.",
};
