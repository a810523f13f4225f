/** @see ../en/document-titles.ts */
export const documentTitles = {
  landing: "Matte: una sala para cada fotografía",
  tool: "Editor · Matte",
  account: "Cuenta · Matte",
  checkout: "Pago · Matte",
  device: "Iniciar sesión en un dispositivo · Matte",
  admin: "Panel de administración · Matte",
  looks: "Looks de otras personas · Matte",
  lookWithdrawn: "Look retirado · Matte",
  help: "Ayuda · Matte",
  terms: "Condiciones · Matte",
  privacy: "Privacidad · Matte",
  newsletter: "Boletín · Matte",
  confirm: "Confirma tu suscripción · Matte",
  unsubscribe: "Darse de baja del boletín · Matte",
  notFound: "Página no encontrada · Matte",
};
