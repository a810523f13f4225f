/** @see ../en/cli-account.ts */
export const cliAccount = {
  codes: (page: string, code: string, link: string) =>
    `Abra ${page} em um navegador e digite o código ${code}, ou abra ${link}\nAguardando você permitir este computador …`,
  signedIn: (email: string, plan: string) =>
    `Você entrou como ${email}, com o plano ${plan}. Isso vale sem conexão por 30 dias.`,
  ended: (server: string) =>
    `O login neste computador terminou ou não pode ser verificado. Entre novamente com “matte sign-in ${server || "URL"}”.`,
  signedOut: "Você saiu da conta.",
  signedOutHere:
    "Você saiu da conta neste computador, mas o servidor não respondeu. Encerre também a sessão na página da sua conta.",
  failures: {
    insecure: (server: string) => `“${server}” não é um URL que começa com https://.`,
    unreachable: (server: string) => `${server} não responde. Verifique o URL e a sua conexão.`,
    unexpected: (server: string) => `${server} não é um servidor do Matte. Verifique o URL.`,
    denied: () => "O acesso deste computador foi negado, por isso ele não está conectado.",
    expired: () => "O código expirou. Execute o comando novamente.",
  },
};
