/** @see ../en/admin.ts */
import { format } from "./notation.ts";

const { date, list, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "ofensivo",
  copied: "copiado",
  misleading: "enganoso",
  other: "outro motivo",
};

export const admin = {
  title: "Painel de administração",
  navigation: "Páginas",
  editor: "Editor",
  account: "Conta",
  loading: "Carregando",
  refresh: "Atualizar dados",
  views: "Seções",
  stats: "Estatísticas",
  users: "Usuários",
  images: "Imagens",
  submissions: "Envios",
  more: "Mostrar mais",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "<1%" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Total de usuários",
    proUsers: "Usuários do Pro",
    conversion: (share: string) => `${share} de conversão`,
    onboarded: "Configuração inicial concluída",
    completion: (share: string) => `${share} de conclusão`,
    images: "Total de imagens",
    exported: "exportadas",
  },
  breakdowns: {
    crafts: "Atividades",
    primaryUseCases: "Usos principais",
    imageVolumes: "Volume de imagens",
    preferredPlatforms: "Plataformas preferidas",
    places: "Distribuição geográfica",
  },
  noAnswers: "Ainda não há respostas.",
  others: "todas as outras",

  columns: {
    name: "Nome",
    email: "E-mail",
    craft: "Atividade",
    location: "Local",
    status: "Status",
    joined: "Entrada",
  },
  none: "—",
  search: {
    label: "Buscar usuários",
    placeholder: "E-mail ou nome",
    nothing: "Nenhum usuário corresponde à busca.",
  },
  files: { users: "Baixar CSV", newsletter: "Baixar CSV da newsletter", audit: "Registro de auditoria" },
  user: {
    save: "Salvar",
    plan: "Plano",
    administrator: "Administrador",
    endSessions: "Encerrar sessões",
    sessionsEnded: (name: string) => `Todas as sessões de ${name} foram encerradas.`,
    sessionsNotEnded: "Não foi possível encerrar as sessões. Tente novamente.",
    ownRole: "Você não pode remover sua própria função de administrador.",
  },

  exports: { title: "Imagens com paspatur", none: "Ainda não há imagens com paspatur." },
  originals: { title: "Originais enviados", none: "Ainda não há imagens originais." },
  open: (file: string) => `Abrir ${file}`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) => `${number(count)} em aberto. Autores recusados leem o motivo.`,
    states: { label: "Mostrar", open: "Em aberto", approved: "Na página" },
    none: { open: "Nenhum look aguarda resposta.", approved: "Não há looks na página." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Conta excluída",
    approve: "Aprovar",
    decline: "Recusar",
    takeDown: "Tirar da página",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `Recusar “${name}”`,
    reason: "Motivo, para o autor",
    approved: (name: string) => `“${name}” está na página`,
    declined: (name: string) => `“${name}” recusado`,
    reports: (reasons: readonly string[]) => `Denúncias: ${list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "Não foi possível salvar a decisão. Tente novamente.",
  },

  failures: {
    submissions: "Não foi possível carregar os envios.",
    statistics: "Não foi possível carregar as estatísticas.",
    users: "Não foi possível carregar os usuários.",
    change: "Não foi possível salvar a alteração.",
    images: "Não foi possível carregar as imagens.",
    signedOut: "Você não entrou na sua conta",
    noAnswer: "O servidor não responde. Tente novamente daqui a pouco.",
  },
};
