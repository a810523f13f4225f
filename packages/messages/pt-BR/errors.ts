/** @see ../en/errors.ts */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Guardar os ajustes na conta faz parte do Pro.",
  logo: "Usar um logo próprio faz parte do Pro.",
  presets: "Os looks próprios fazem parte do Studio.",
  profiles: "Ter mais de um perfil faz parte do Pro.",
} as const;

const NOT_READY = {
  stopping: "O servidor está sendo encerrado.",
  pages: "As páginas não foram geradas.",
  database: "O banco de dados não responde.",
  "data-folder": "A pasta de dados está cheia ou não permite gravação.",
  "image-folder": "A pasta do armazenamento de imagens não permite gravação.",
  "image-store": "O armazenamento de imagens não responde.",
  "image-checker": "Não é possível verificar imagens.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "Esta não é uma solicitação HTTP válida.",
  "body-invalid": "Não foi possível ler o corpo da solicitação.",
  "body-too-large": "A solicitação é grande demais.",
  "media-type-unsupported": "Este tipo de mídia não é aceito.",
  "request-timeout": "A solicitação demorou demais para chegar.",
  "route-not-found": "Não há nada neste endereço.",
  "method-not-allowed": ({ methods }) => `Este endereço aceita apenas ${list(methods)}.`,
  "rate-limited": ({ seconds }) =>
    `Solicitações demais. Tente novamente em ${number(seconds)} ${plural(seconds, { one: "segundo", other: "segundos" })}.`,

  unauthenticated: "Entre na conta primeiro.",
  "other-user-signed-in": "Outra pessoa está conectada.",
  "token-required": "É preciso um token válido.",
  forbidden: "Você não tem acesso a isto.",
  "cross-site": "Esta solicitação veio de outro site.",
  "local-only":
    "Isto serve para desenvolvimento, na máquina em que o servidor roda. Para atender outras pessoas, defina PUBLIC_URL e as contas dos seus provedores.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "A solicitação é inválida." : `O campo “${field}” é inválido.`),
  "field-protected": ({ field }) => `O campo “${field}” não pode ser alterado aqui.`,
  "nothing-to-change": "Não há nada para alterar.",
  "cursor-invalid": "Esta página da lista não existe.",

  "user-not-found": "Este usuário não existe.",
  "answers-of-another-user": "Estas respostas são de outro usuário.",
  "own-role": "Você não pode remover sua própria função de administrador. Peça a outro administrador.",
  "sign-in-too-old": "Você entrou há mais de 24 horas. Entre novamente para fazer isto.",
  "session-not-found": "Esta sessão já terminou.",
  "device-code-not-found":
    "Nenhum dispositivo está esperando com este código. Confira o código ou peça um novo no dispositivo.",

  "preset-not-found": "Este look foi excluído em outro lugar e por isso não pode ser renomeado.",
  "preset-name-taken": ({ name }) => `Já existe um look chamado “${name}”. Escolha outro nome.`,
  "too-many-presets": ({ limit }) => `Você pode guardar ${number(limit)} looks próprios. Exclua um que não usa mais.`,
  "too-many-profiles": ({ limit }) => `Você pode guardar ${number(limit)} perfis. Exclua um que não usa mais.`,
  "look-not-found": "Este look não existe.",
  "look-withdrawn": "Este look foi retirado.",
  "submission-not-found": "Este envio foi retirado ou já tem uma decisão.",
  "too-many-submissions": ({ limit }) =>
    `No máximo ${number(limit)} dos seus looks podem aguardar resposta. Retire um ou espere.`,

  "logo-not-found": "Este logo não existe.",
  "logo-invalid": ({ side }) => `O logo deve ser um PNG completo, com no máximo ${number(side)} pixels no lado maior.`,

  "form-expected": "Envie as imagens como multipart/form-data.",
  "form-invalid": "Não foi possível ler o formulário.",
  "file-missing": "O formulário não tem arquivo no campo “file”.",
  "file-empty": "O arquivo está vazio.",
  "file-too-large": ({ bytes }) => `O arquivo tem mais de ${number(bytes / MEGABYTE)} MB.`,
  "image-not-found": "Esta imagem não existe.",
  "image-damaged": "A imagem está danificada.",
  "image-too-slow": "A leitura da imagem demora demais.",
  "image-format-unsupported": "Esta imagem não é JPEG, PNG nem WebP.",
  "image-animated": "A imagem tem mais de um quadro.",
  "image-too-large": ({ pixels }) => `A imagem tem mais de ${number(pixels / MEGAPIXEL)} megapixels.`,
  "storage-full": "Não há mais espaço para as suas imagens.",
  "image-not-stored": "Não foi possível guardar a imagem. Tente novamente daqui a pouco.",
  "image-not-checked": "Não foi possível verificar a imagem. Tente novamente daqui a pouco.",
  "copies-not-wanted": "Sua conta não guarda cópias das exportações.",
  "image-checker-busy": "Há imagens demais em verificação. Tente novamente daqui a pouco.",

  "offer-not-found": "Este plano não está à venda.",
  "nothing-bought": "Não há nada para gerenciar: você não comprou um plano aqui.",
  "checkout-closed": "Não é possível fazer upgrade neste servidor.",
  "payments-unavailable": "O serviço de pagamento não responde. Nada foi cobrado. Tente novamente daqui a pouco.",
  "subscription-not-cancelled":
    "Não foi possível cancelar sua assinatura, por isso nada foi excluído. Tente novamente daqui a pouco ou fale com o suporte.",
  "signature-invalid": "Esta solicitação não está assinada pela Stripe.",
  "payment-state-unavailable": "Não foi possível consultar a situação dos pagamentos na Stripe.",

  "email-invalid": "Digite um endereço como ada@example.com.",
  "confirmation-expired": "Este link expirou. Assine novamente para receber outro.",
  "consent-required": "Marque a caixa para concordar em receber a newsletter.",

  "server-busy": "O servidor está ocupado. Tente novamente daqui a pouco.",
  "disk-full": "O servidor está sem espaço. Tente novamente mais tarde.",
  "data-unavailable": "O servidor não consegue acessar os dados no momento. Tente novamente daqui a pouco.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "Algo deu errado no servidor.",
};
