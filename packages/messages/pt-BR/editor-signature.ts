/** @see ../en/editor-signature.ts */
export const editorSignature = {
  add: "Adicionar assinatura",
  title: "Assinatura",
  pad: "Área de assinatura",
  hint: "Assine com o mouse, o dedo ou uma caneta, ou fotografe sua assinatura em papel.",
  undo: "Desfazer",
  clear: "Limpar",
  fromPhoto: "De uma foto",
  found: "Sua assinatura, sem o papel",
  reading: "Removendo o papel",
  turn: "Girar",
  back: "Voltar para a área",
  use: "Usar esta assinatura",
  name: (number: number) => (number === 1 ? "Assinatura" : `Assinatura ${number}`),
  keepsColours: "Manter as cores",
  noInk: (file: string) =>
    `Não dá para ver uma assinatura em “${file}”. Use tinta escura em papel claro e faça a assinatura ocupar a foto.`,
  failed: "Não foi possível salvar a assinatura. Tente novamente.",
};
