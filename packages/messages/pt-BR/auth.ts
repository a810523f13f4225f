/** @see ../en/auth.ts */
import { rich } from "../rich-text.ts";

export const auth = {
  signIn: "Entrar com o Google",
  enterPassword: "Digitar a senha",
  signOut: "Sair",
  screen: {
    title: "Boas-vindas ao Matte",
    invitation: "Entre para começar a pôr paspatur nas suas fotos",
    invitationWithLook: "Entre para começar a pôr paspatur nas suas fotos. O look fica guardado para você.",
    terms: rich(
      "Ao entrar, você aceita os <terms>termos</terms>. A <privacy>página de privacidade</privacy> diz o que fica guardado e por quanto tempo.",
    ),
    picture: {
      label: "Uma imagem emoldurada",
      alt: "Serras cobertas de mata acima da névoa da manhã, em um paspatur branco",
      title: "Serras, primeira luz",
      origin: "Gerada por computador, 2026",
    },
  },
  almostThere: "Quase lá",
  sessionEnded: "Sua sessão terminou. Seu trabalho continua como está.",
  signInLeaves: "Ao entrar, você sai desta página e suas fotos se fecham. Exporte-as primeiro.",
  failures: {
    "sign-in": "Não foi possível entrar na sua conta.",
    "sign-out": "Não foi possível sair da sua conta.",
    load: "Não foi possível carregar sua conta.",
  },
  signedOut: "Você não entrou na sua conta.",
  deletionUncertain:
    "O servidor não responde, então sua conta talvez não tenha sido excluída. Tente novamente daqui a pouco.",
};
