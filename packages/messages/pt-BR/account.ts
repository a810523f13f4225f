/** @see ../en/account.ts */
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

/** @param instant ISO 8601 */
const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Hoje, ${clock}`;
  if (days === 1) return `Ontem, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

/** Of sessions, which are feminine. */
const WORDS = ["três", "quatro", "cinco", "seis", "sete", "oito", "nove"];

/** @param count at least 3 */
function inWords(count: number): string {
  return WORDS[count - 3] ?? number(count);
}

function size(bytes: number): string {
  return `${number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

export const account = {
  title: "Conta",
  back: "Voltar ao editor",
  signOut: "Sair",
  since: (instant: string) => `Desde ${day(instant)}`,
  install: {
    title: "Instalar app",
    remark: "O Matte em uma janela própria, sem as barras do navegador. Funciona sem conexão.",
    steps: ["Toque em Compartilhar na barra do Safari", "Escolha Adicionar à Tela de Início"],
  },
  needsNetwork: "Isto precisa de conexão.",
  plan: {
    title: "Plano",
    ends: (instant: string) => `Cancelado: termina em ${day(instant)}.`,
    renews: (instant: string) => `Renovação em ${day(instant)}. Cancele quando quiser.`,
    support: (address: string) => rich(`Suporte prioritário: <address>${address}</address>`),
    manage: "Gerenciar pagamento",
  },
  sessions: {
    title: "Sessões",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Dispositivo desconhecido";
      return system === null ? browser : `${browser} no ${system}`;
    },
    current: "Este dispositivo, agora",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Sair",
    signOutOf: (device: string) => `Sair: ${device}`,
    everywhere: "Sair de todos os dispositivos",
    all: (count: number) =>
      count < 3
        ? `Encerra ${count === 1 ? "esta sessão" : "as duas, inclusive esta"}.`
        : `Encerra todas as ${inWords(count)}, inclusive esta.`,
    failed: "Não foi possível carregar suas sessões.",
    notEnded: "Não foi possível encerrar a sessão. Tente novamente.",
  },
  submissions: {
    title: "Looks que você enviou",
    states: { open: "Aguarda resposta", approved: "Na página", declined: "Recusado" },
    declined: (reason: string) => `Recusado: ${reason}`,
    withdraw: "Retirar",
    withdrawLook: (name: string) => `Retirar ${name}`,
    withdrawn: (name: string) => `“${name}” retirado`,
    failed: "Não foi possível carregar os looks que você enviou.",
    notWithdrawn: "Não foi possível retirar o look. Tente novamente.",
  },
  referral: {
    title: "Um mês para os dois",
    figures: { opened: "aberturas", joined: "contas", paid: "pagantes" },
    count: (count: number) => number(count),
    text: "Quem chega por um look seu e passa a pagar ganha um mês, e você também. Um link vale por 30 dias; seus próprios cartões não contam.",
    copyLink: "Copiar link deste look",
    copied: "Link copiado",
    notCopied: "Não foi possível copiar o link. Tente novamente.",
    note: "Ele abre o look que está agora no seu editor. Os links que você copia no editor também contam, depois que você tiver copiado um aqui.",
  },
  pictures: {
    title: "Imagens",
    stored: (count: number, bytes: number) =>
      `${number(count)} ${plural(count, { one: "imagem", other: "imagens" })}, ${size(bytes)}`,
    text: "Uma cópia de cada exportação e uma prévia pequena de cada foto que você abre. Só você e os administradores deste servidor podem vê-las.",
    storeCopies: "Guardar cópias das exportações",
    deleteAll: "Excluir tudo",
    deleteNote: "As fotos nos seus dispositivos não são afetadas.",
    deleted: "Imagens excluídas",
    failed: "Não foi possível carregar o que está guardado.",
    notDeleted: "Não foi possível excluir as imagens. Tente novamente.",
  },
  data: {
    title: "Seus dados",
    text: "Tudo o que está guardado sobre você, em um arquivo JSON: seu endereço de e-mail, suas respostas, os ajustes guardados na conta e quando você entrou.",
    download: "Baixar meus dados",
    failed: "Não foi possível baixar seus dados. Tente novamente.",
  },
  deletion: {
    title: "Excluir sua conta",
    text: "Exclui sua conta e tudo o que está guardado nela. Não é possível desfazer.",
    open: "Excluir conta…",
    losses: {
      introduction: "Isto é excluído imediatamente e para sempre:",
      list: [
        "Seu endereço de e-mail e o vínculo com o seu login",
        "Suas respostas, seu crédito e seu local padrão",
        "Ajustes, predefinições e o logo guardados na conta",
        "Prévias e exportações guardadas no servidor",
        "Seu e-mail na lista da newsletter",
        "Todas as sessões e as alterações que ainda não foram enviadas",
      ],
      remains: "Um plano pago é cancelado antes. As fotos nos seus dispositivos não são afetadas.",
    },
    confirmation: "excluir",
    confirm: (word: string) => rich(`Digite <word>${word}</word> para confirmar`),
    delete: "Excluir conta",
  },
};
