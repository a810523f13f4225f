/** @see ../en/onboarding.ts */
import type { Onboarding } from "@matte/contracts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "Você pode deixar em branco.";

const crafts: Options<"craft"> = {
  photographer: "Fotografia",
  artist: "Arte",
  "content-creator": "Criação de conteúdo",
  educator: "Ensino",
  gallery: "Galeria",
  business: "Empresa",
  other: "Outra coisa",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Redes sociais",
  portfolio: "Portfólio",
  "print-sales": "Venda de impressões",
  gallery: "Galeria",
  education: "Ensino",
  product: "Produto",
  events: "Eventos",
  client: "Cliente",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "Site",
};

const volumes: Options<"imageVolume"> = { "1-5": "1-5", "5-20": "5-20", "20-50": "20-50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Sempre branco",
  "consistent-black": "Sempre preto",
  "consistent-stroke": "Sempre com traço",
  "custom-logo": "Logo próprio",
  varies: "Varia",
};

export const onboarding = {
  labels: {
    craft: "Atividade",
    name: "Seu nome",
    creditFormat: "Formato do crédito",
    credit: "Crédito",
    defaultLocation: "Local padrão",
    primaryUseCase: "Uso principal",
    preferredPlatform: "Plataforma preferida",
    imageVolume: "Imagens por sessão",
    brandingStyle: "Estilo de assinatura",
  },
  questions: {
    craft: { title: "O que você faz?", remark: "Você pode mudar todas as respostas depois." },
    credit: {
      title: "Como devemos creditar você?",
      remark: "Esta linha aparece abaixo de cada imagem, à direita. Você pode mudá-la a qualquer momento.",
    },
    location: { title: "Onde você costuma trabalhar?", remark: `Preenche o local da legenda. ${optional}` },
    primaryUse: { title: "Para que são suas imagens?", remark: "Escolha o uso mais frequente." },
    platform: { title: "Onde você as mostra primeiro?", remark: optional },
    volume: { title: "Quantas de cada vez?", remark: `Várias de uma vez fazem parte do Pro. ${optional}` },
    style: { title: "Qual é a sua assinatura?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  credits: {
    "photo-by": (name: string) => `Foto de ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Fotografia`,
    "shot-by": (name: string) => `Fotografado por ${name}`,
    "captured-by": (name: string) => `Registrado por ${name}`,
  },
  anyName: "nome",
  custom: "Personalizado",
  customNote: "Com suas palavras",
  step: (step: number, steps: number) => `Passo ${step} de ${steps}`,
  progress: "Progresso da configuração inicial",
  back: "Voltar",
  skip: "Pular tudo",
  finish: "Concluir",
  continue: "Continuar",
  preview: {
    label: "Como vai ficar",
    alt: (black: boolean) => `Um arco na luz da tarde, com moldura ${black ? "preta" : "branca"}`,
    caption: "Como vai aparecer",
    subject: "Arco",
  },
  answers: {
    title: "Suas respostas",
    none: "Sem resposta",
    remark: "Crédito, local e estilo valem onde o editor ainda não tem nada salvo.",
    save: "Salvar respostas",
    saved: "Respostas salvas",
  },
  notSaved: "Não foi possível salvar suas respostas. Tente novamente.",
};
