/** @see ../en/document-titles.ts */
export const documentTitles = {
  landing: "Matte: um espaço para cada fotografia",
  tool: "Editor · Matte",
  account: "Conta · Matte",
  checkout: "Pagamento · Matte",
  device: "Conectar um dispositivo · Matte",
  admin: "Painel de administração · Matte",
  looks: "Looks de outras pessoas · Matte",
  lookWithdrawn: "Look retirado · Matte",
  help: "Ajuda · Matte",
  terms: "Termos · Matte",
  privacy: "Privacidade · Matte",
  newsletter: "Newsletter · Matte",
  confirm: "Confirmar assinatura · Matte",
  unsubscribe: "Cancelar a newsletter · Matte",
  notFound: "Não encontrada · Matte",
};
