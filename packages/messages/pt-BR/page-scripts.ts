/** @see ../en/page-scripts.ts */
export const pageScripts = {
  signInFailed: (error: string) => `${error} Pressione o botão para tentar novamente.`,
  unreachable: "Não foi possível acessar o servidor. Verifique sua conexão e tente novamente.",
  hanging: (fileName: string) => `Pendurando “${fileName}” …`,
  copied: "Copiado",
  notCopied: "Não foi possível copiar o link.",
  reported: "Agradecemos o aviso. Uma pessoa vai verificar.",
  notReported: "Não foi possível enviar a denúncia. Tente novamente em um minuto.",
  notSubscribed: "Não foi possível fazer a assinatura. Tente novamente em um minuto.",
};
