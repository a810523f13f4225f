/** @see ../en/documents.ts */
const about =
  "O Matte põe uma borda, um crédito e os dados da própria câmera na sua foto, no navegador, sem danificá-la.";

export const documents = {
  descriptions: {
    landing: `${about} Grátis para testar.`,
    tool: "Emoldure uma foto com paspatur, um traço fino e uma legenda, e exporte como JPEG ou PNG. Os JPEGs mantêm os próprios dados.",
    account: "Seu plano, suas respostas, seus dados e como excluir sua conta.",
    checkout: "Mude para o Pro ou o Studio. Cancele quando quiser; reembolso garantido por 30 dias.",
    device: "Digite o código que um dispositivo mostra para conectá-lo à sua conta.",
    admin: "Estatísticas, usuários e imagens, para administradores.",
    looks:
      "Paspatures feitos por outras pessoas, pendurados nas nossas imagens. Experimente um em uma foto sua, sem conta.",
    lookWithdrawn:
      "Este look foi retirado. Há outros na página de todos os looks, para experimentar em uma foto sem conta.",
    help: "Como emoldurar, legendar, cortar e exportar fotos com o Matte, em dez páginas curtas com busca.",
    terms: "O que você pode fazer com o Matte e com o que cria nele, quanto custa e o que devemos um ao outro.",
    privacy: "O que o Matte guarda sobre você e suas fotos, onde, por quanto tempo e como pedir a exclusão.",
    newsletter:
      "Novidades do Matte e ideias para emoldurar fotografias, no máximo uma vez por mês. Cancele com um clique.",
    confirm: "Confirme seu e-mail com um clique e receba a newsletter do Matte no máximo uma vez por mês.",
    unsubscribe: "Cancele a assinatura com um clique. Seu e-mail é excluído da lista.",
    notFound: about,
  },
  noScript: "O Matte emoldura suas fotografias neste navegador e, para isso, precisa de JavaScript.",
  app: {
    name: "Matte",
    description:
      "Põe uma borda de paspatur, um crédito e os dados da própria câmera em uma fotografia, sem danificá-la.",
  },
};
