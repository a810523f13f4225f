/** @see ../en/checkout.ts */
export const checkout = {
  opening: "Abriendo la página de pago",
  failed: "No se pudo abrir la página de pago",
  account: "Ir a tu cuenta",
  editor: "Abrir el editor",
  unknown: { title: "Este plan no existe", text: "Este plan no está a la venta." },
  cancelled: {
    title: "No se compró nada",
    text: "Saliste antes de pagar. No se te ha cobrado nada.",
    back: "Volver al pago",
  },
  confirming: {
    title: "Gracias",
    text: (plan: string) =>
      `${plan} empieza en cuanto se confirme tu pago, lo que tarda unos segundos. Puedes cerrar esta página.`,
    status: "Esperando la confirmación",
  },
  confirmed: {
    title: (plan: string) => `Ya tienes ${plan}`,
    text: "Gracias. Los editores abiertos en otras pestañas también tienen el plan.",
  },
  noAnswer: "El servidor no responde. Inténtalo de nuevo en un momento.",
};
