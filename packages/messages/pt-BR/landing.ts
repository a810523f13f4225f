/** @see ../en/landing.ts */
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing = {
  pictures: landingPictures,
  skip: "Pular para o conteúdo",
  navigation: {
    label: "Principal",
    menu: "Menu",
    signIn: "Entrar",
    sections: {
      "how-it-works": "Como funciona",
      features: "Recursos",
      roadmap: "Planos futuros",
      pricing: "Preços",
      faq: "Perguntas",
      testimonials: "Depoimentos",
      cta: "Começar",
    },
  },
  hero: {
    label: "Introdução",
    title: "Um espaço para cada fotografia.",
    lead: "O Matte põe uma borda, um crédito e os dados da câmera em volta da sua foto. No celular, um conteúdo recebe 1,7 segundo de atenção; uma margem faz o olhar ficar.",
    trusted: "Mais de 100 criadores confiam no beta",
  },
  gallery: {
    label: "Galeria",
    carousel: "carrossel",
    slide: "slide",
    pause: "Pausar",
    previous: "Anterior",
    next: "Próxima",
    rendered: "Renderizada, não fotografada",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "Pendure uma sua",
    hint: "Solte uma foto na moldura. Ela não sai do seu dispositivo.",
    here: "Solte, e ela fica pendurada.",
  },
  artists: {
    title: "Com quem aprendemos sobre margens",
    note: "Artistas que se importavam com a beirada de uma imagem. Nenhum deles ouviu falar de nós.",
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "Recursos",
    statement: "Três coisas que uma galeria faz por uma impressão, feitas em um arquivo.",
    pictures: "Três imagens emolduradas",
    list: [
      {
        title: "A arte de emoldurar",
        text: "Uma borda de zero a trinta por cento, em qualquer cor, com um traço fino na beirada da imagem.",
      },
      {
        title: "Origem verificável",
        text: "Crédito, local e dados da câmera sob a imagem e no arquivo. As Credenciais de Conteúdo de uma foto são mostradas e voltam com o original; servidores com certificado assinam as exportações.",
      },
      {
        title: "Identidade de marca",
        text: "A sua marca, no seu tamanho, no mesmo lugar em todas as imagens. Defina uma vez.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "Casos de uso",
    list: {
      "use-teacher": {
        title: "Ensino de fotografia",
        text: "Devolva os trabalhos da turma com a exposição escrita embaixo de cada um: distância focal, abertura, tempo, sensibilidade. Trinta imagens entram, um ZIP sai, cada uma com seus dados.",
        label: "Uma exportação. A exposição é um exemplo.",
      },
      "use-photographer": {
        title: "Fotografia",
        text: "Entregue prévias que levam o seu nome, mesmo onde ninguém lê legendas. Um JPEG mantém os próprios dados bit a bit; só a borda é nova.",
        label: "Uma exportação, em JPEG.",
      },
      "use-painter": {
        title: "Pintura",
        text: "Pendure a foto da pintura como a obra vai ficar na parede: um paspatur largo, o título, o ano. A mesma margem em cada obra faz delas uma série.",
        label: "Uma exportação. Linho, 16 por cento.",
      },
      "use-producer": {
        title: "Produção",
        text: "Cite todos embaixo da imagem: fotografia, design, iluminação, uma linha para cada nome. Os mesmos nomes são gravados no arquivo e seguem com ele.",
        label: "Uma exportação com créditos adicionais.",
      },
      "use-influencer": {
        title: "Influência digital",
        text: "Leve uma imagem ao post, ao story e ao quadrado sem perder nem um canto. O paspatur preenche o que o formato pede.",
        label: "Uma exportação, 1080 × 1920 px.",
      },
    },
  },
  howItWorks: {
    title: "Como funciona",
    statement: "Três passos. O segundo é o mais agradável.",
    upload: {
      title: "Carregue uma foto",
      text: (formats: string) => `${formats}, do celular ou da câmera. Nada para instalar.`,
    },
    frame: {
      title: "Escolha um paspatur",
      text: "Depois acrescente créditos e metadados. A prévia é a exportação, só que menor.",
    },
    share: {
      title: "Exporte ou compartilhe",
      text: "Em tamanho real ou na medida de um post, de um story ou de um quadrado.",
    },
  },
  roadmap: {
    title: "Planos futuros",
    summary: "Cinco itens, de Q4 2025 a Q4 2026",
    shipped: (count: number) => `${count} já no ar`,
    done: "No ar",
    plans: {
      "Q4 2025": "Biblioteca de paspatures com textura",
      "Q1 2026": "Botões de predefinição por perfil de artista",
      "Q2 2026": "Filtros de assinatura e texto por IA",
      "Q3 2026": "Envios da comunidade",
      "Q4 2026": "Indicações, afiliados e monetização para o Pro",
    },
  },
  pricing: "Preços",
  testimonials: {
    title: "Depoimentos",
    quote: (text: string) => `“${text}”`,
    number: (number: number) => `Depoimento ${number}`,
    next: "Próximo",
    list: [
      {
        text: "Agora meus alunos discutem a imagem, não os ajustes. Os ajustes estão escritos embaixo.",
        author: "Professora de fotografia, participante do beta",
      },
      {
        text: "Emolduro de uma só vez as prévias de um casamento inteiro, e cada uma leva o meu nome aonde quer que vá.",
        author: "Fotógrafo de casamentos, participante do beta",
      },
      {
        text: "Uma margem larga e uma linha de texto. No celular, minhas pinturas ficam como no catálogo.",
        author: "Pintora, participante do beta",
      },
    ],
  },
  faq: {
    title: "Perguntas",
    commercial: {
      title: "Posso usar minhas exportações comercialmente?",
      text: "Sim. Os planos pagos incluem direitos de uso comercial.",
    },
    photos: {
      title: "O que acontece com as minhas fotos?",
      text: rich(
        "Elas são emolduradas no seu navegador. Uma prévia pequena de cada uma e uma cópia do que você exporta ficam no nosso servidor, onde só você e os administradores podem abri-las. Seus dados são tratados com segurança e nunca são compartilhados. <privacy>O que fica guardado, onde e por quanto tempo</privacy>",
      ),
    },
    upgrade: {
      title: "Posso fazer upgrade depois?",
      text: rich(
        "Sim. Faça upgrade quando quiser na <account>página da conta</account>. O que você ajustou continua como está.",
      ),
    },
  },
  signIn: {
    title: "Entrar",
    statement: "Já esteve aqui? Seus ajustes estão onde você os deixou.",
    button: "Entrar com o Google",
  },
  closing: { title: "Pendure a próxima como se deve.", button: "Começar grátis" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. Todos os direitos reservados.`),
    navigation: "Páginas",
    looks: "Looks de outras pessoas",
    help: "Ajuda",
    terms: "Termos",
    privacy: "Privacidade",
    newsletter: "Newsletter",
  },
};
