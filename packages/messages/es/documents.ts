/** @see ../en/documents.ts */
const about = "Matte añade a tu foto un borde, un crédito y los datos de la cámara, en tu navegador y sin dañarla.";

export const documents = {
  descriptions: {
    landing: `${about} Pruébalo gratis.`,
    tool: "Enmarca una foto con un paspartú, un trazo fino y un pie de foto, y expórtala como JPEG o PNG. Los JPEG conservan sus datos.",
    account: "Tu plan, tus respuestas, tus datos y cómo eliminar tu cuenta.",
    checkout: "Pásate a Pro o Studio. Cancela cuando quieras; garantía de reembolso de 30 días.",
    device: "Escribe el código que muestra un dispositivo para iniciar en él la sesión de tu cuenta.",
    admin: "Estadísticas, cuentas e imágenes, para administradores.",
    looks:
      "Paspartús hechos por otras personas, colgados en nuestras propias imágenes. Prueba uno en una foto tuya, sin cuenta.",
    lookWithdrawn:
      "Este look se retiró. Hay otros en la página de todos los looks, para probarlos en una foto sin cuenta.",
    help: "Cómo enmarcar, recortar y exportar fotos y añadirles pies de foto con Matte, en diez páginas breves con buscador.",
    terms: "Qué puedes hacer con Matte y con lo que haces en él, cuánto cuesta y qué nos debemos mutuamente.",
    privacy: "Qué guarda Matte sobre ti y tus fotos, dónde, durante cuánto tiempo y cómo hacer que se elimine.",
    newsletter:
      "Las novedades de Matte e ideas para enmarcar fotografías, como mucho una vez al mes. Date de baja con un clic.",
    confirm: "Confirma tu dirección con un clic y recibe el boletín de Matte como mucho una vez al mes.",
    unsubscribe: "Date de baja con un clic. Tu dirección se elimina de la lista.",
    notFound: about,
  },
  noScript: "Matte enmarca tus fotografías en este navegador y para ello necesita JavaScript.",
  app: {
    name: "Matte",
    description: "Añade a una fotografía un paspartú, un crédito y los datos de la cámara, sin dañarla.",
  },
};
