/** @see ../en/checkout.ts */
export const checkout = {
  opening: "Abrindo o pagamento",
  failed: "Não foi possível abrir o pagamento",
  account: "Ir para a sua conta",
  editor: "Abrir editor",
  unknown: { title: "Este plano não existe", text: "Este plano não está à venda." },
  cancelled: {
    title: "Nada foi comprado",
    text: "Você saiu antes de pagar. Nada foi cobrado.",
    back: "Voltar ao pagamento",
  },
  confirming: {
    title: "Agradecemos a compra",
    text: (plan: string) =>
      `O ${plan} começa assim que o pagamento for confirmado, o que leva alguns segundos. Você pode fechar esta página.`,
    status: "Aguardando a confirmação",
  },
  confirmed: {
    title: (plan: string) => `Você está no ${plan}`,
    text: "Agradecemos a compra. Os editores abertos em outras abas também já têm o plano.",
  },
  noAnswer: "O servidor não responde. Tente novamente daqui a pouco.",
};
