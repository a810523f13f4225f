/** @see ../en/editor-submission.ts */
export const editorSubmission = {
  title: "Enviar este look",
  name: "Nome",
  description: "Descrição",
  author: "Seu nome, como aparece",
  link: "Link",
  linkHint: "https://",
  anonymise: "Deixar o look lá, sem o meu nome, se eu excluir a conta",
  note: "Ele aparece nas nossas próprias imagens. Nenhuma foto sua é enviada.",
  read: "Uma pessoa lê antes que ele apareça.",
  submit: "Enviar",
  submitted: "Enviado. A página da conta mostra o andamento.",
  failed: "Não foi possível enviar o look. Tente novamente.",
  invalid: {
    name: "Escolha um nome em letras comuns.",
    description: "Descreva o look em letras comuns.",
    author: "Escreva seu nome em letras comuns.",
    link: "Um link começa com https:// e leva a um site.",
    look: "Este look não pode ser enviado.",
  } as Readonly<Record<string, string>>,
};
