/** @see ../en/app.ts */
export const app = {
  loading: "Carregando",
  broken: {
    title: "Algo deu errado",
    text: "Um erro nosso interrompeu esta página. Suas fotos estão intactas e seus ajustes estão salvos.",
    retry: "Tentar novamente",
    reload: "Recarregar a página",
  },
  notFound: {
    title: "Não há nada pendurado aqui",
    text: "Não existe página neste endereço.",
    home: "Ir para a página inicial",
    editor: "Abrir editor",
  },
  welcome: "Boas-vindas ao Matte",
  accountDeleted: "Sua conta foi excluída",
};
