/** @see ../en/server-pages.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const serverPages = {
  signIn: {
    title: "Entrar",
    signedIn: "Você entrou",
    closeWindow: "Você entrou na sua conta. Pode fechar esta janela.",
    notSignedIn: "Você não entrou",
    back: "Voltar ao Matte",
    failures: {
      cancelled: "O login foi cancelado.",
      expired: "Este login expirou, já foi usado ou começou em outro navegador.",
      unverified: "O endereço de e-mail da sua conta não foi verificado.",
      rejected: "O login não funcionou.",
      unreachable: "O provedor de identidade não responde.",
    },
  },
  provider: {
    notice:
      "Este é o login do próprio Matte para desenvolvimento e testes. Ele aceita qualquer endereço e não envia nada para ele.",
    email: "E-mail",
    emailInvalid: "Digite um endereço como ada@example.com.",
    submit: "Continuar",
    broken: "Este login não pode continuar",
    expired: "Ele expirou ou começou em outro navegador.",
  },
  privateFront: {
    title: "Privado",
    heading: "Seu próprio Matte",
    photosStay:
      "As fotos são emolduradas neste navegador. Elas nunca são enviadas a lugar algum, nem mesmo a este servidor.",
    onThisMachine: "Só este computador pode abrir estas páginas.",
    behindPassword: "Só quem sabe a senha pode abrir estas páginas.",
    open: "Abrir editor",
    help: "Ajuda",
  },
  password: {
    title: "Senha",
    heading: "Matte",
    notice: "Este Matte é privado. Digite a senha.",
    label: "Senha",
    submit: "Continuar",
    wrong: "A senha não é essa. Tente novamente.",
    busy: "Há gente demais tentando neste momento. Tente novamente em alguns segundos.",
    tooMany: (seconds: number) =>
      `Tentativas demais. Tente novamente em ${number(seconds)} ${plural(seconds, { one: "segundo", other: "segundos" })}.`,
  },
  checkout: {
    title: "Pagamento de desenvolvimento",
    notice: "Este é o pagamento do próprio Matte para desenvolvimento e testes. Ele não cobra nada.",
    order: (price: string, billing: string, email: string) => `${price} por mês, ${billing}, para ${email}`,
    pay: "Pagar (teste)",
    cancel: "Cancelar",
    noSubscription: "Você não paga por um plano.",
    subscribedTo: "Você paga por",
    cancelSubscription: "Cancelar assinatura (teste)",
    back: "Voltar para a sua conta",
  },
};
