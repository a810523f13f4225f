/** @see ../en/cli-account.ts */
export const cliAccount = {
  codes: (page: string, code: string, link: string) =>
    `Abre ${page} en un navegador e introduce el código ${code}, o abre ${link}\nEsperando a que permitas este equipo …`,
  signedIn: (email: string, plan: string) =>
    `Sesión iniciada como ${email}, con el plan ${plan}. Funciona sin conexión durante 30 días.`,
  ended: (server: string) =>
    `La sesión de este equipo ha terminado o no se puede verificar. Vuelve a iniciarla con “matte sign-in ${server || "URL"}”.`,
  signedOut: "Sesión cerrada.",
  signedOutHere:
    "Sesión cerrada en este equipo, pero el servidor no respondió. Cierra también la sesión en la página de tu cuenta.",
  failures: {
    insecure: (server: string) => `“${server}” no es una URL que empiece por https://.`,
    unreachable: (server: string) => `${server} no responde. Comprueba la URL y tu conexión.`,
    unexpected: (server: string) => `${server} no es un servidor de Matte. Comprueba la URL.`,
    denied: () => "Se denegó este equipo, así que no se inició la sesión.",
    expired: () => "El código ha caducado. Ejecuta el comando de nuevo.",
  },
};
