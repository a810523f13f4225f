/** The English text prevails. @see ../en/legal.ts */
import type { Clause, LegalLink } from "../en/legal.ts";
import { rich, type RichText } from "../rich-text.ts";
import { format } from "./notation.ts";

type Linked = { [Link in LegalLink]: RichText<Link> }[LegalLink];
type Paragraph = string | Linked | readonly string[];

interface LegalText<Clauses extends string> {
  readonly title: string;
  readonly summary: string;
  readonly clauses: Readonly<Record<Clauses, { readonly title: string; readonly text: readonly Paragraph[] }>>;
}

const terms = (
  prices: string,
): LegalText<"product" | "pictures" | "account" | "payment" | "liability" | "changes"> => ({
  title: "Termos",
  summary:
    "Suas imagens são suas. Você paga pelo plano que escolhe e pode sair quando quiser. Mantemos o software honesto e não prometemos nada que não possamos cumprir. Prevalece o texto em inglês.",
  clauses: {
    product: {
      title: "O que é o Matte",
      text: [
        "O Matte emoldura fotos: acrescenta uma borda, um traço, uma legenda e um logo, e grava um JPEG ou PNG. Quem faz o trabalho é o seu próprio navegador. “Nós” somos as pessoas que mantêm o servidor de onde vem esta página.",
        rich(
          "O Matte contém software e fontes tipográficas de terceiros. As licenças estão nos <notices>avisos de terceiros</notices>.",
        ),
        "Os nomes de lugares vêm do GeoNames (geonames.org), abreviados, sob a licença Creative Commons CC BY 4.0 (creativecommons.org/licenses/by/4.0).",
      ],
    },
    pictures: {
      title: "Suas imagens",
      text: [
        rich(
          "O que você emoldura e o que exporta continua sendo seu. Você não nos dá nenhum direito sobre isso, exceto o de guardar as cópias que a <privacy>página de privacidade</privacy> lista, para que o serviço funcione. Cabe a você ter o direito de emoldurar e publicar uma imagem, e responder pelos nomes que escreve embaixo dela.",
        ),
        "As exportações no plano Free levam uma marca d’água pequena. Os planos pagos incluem direitos de uso comercial: você pode vender, imprimir e publicar o que exporta com eles sem nos pedir autorização.",
      ],
    },
    account: {
      title: "Sua conta",
      text: [
        "Você entra com a sua conta do Google. Não a compartilhe. Não use o Matte para guardar conteúdo ilegal, para prejudicar o serviço nem para acessar o que é de outras pessoas; podemos encerrar contas que façam isso.",
      ],
    },
    payment: {
      title: "Planos e pagamento",
      text: [
        `${prices} Os preços são em dólares americanos. Um plano se renova até que você o cancele, o que pode fazer a qualquer momento na sua conta; ele vale então até o fim do período que você pagou. Nos 30 dias seguintes a um pagamento, nós o devolvemos se você pedir.`,
      ],
    },
    liability: {
      title: "O que não prometemos",
      text: [
        "O software é fornecido como está. Pode ficar indisponível às vezes e pode ter falhas. Guarde seus originais: o Matte não é um acervo e nunca altera os arquivos no seu próprio disco. Até onde a lei permite, devemos a você no máximo o que você pagou nos últimos doze meses.",
      ],
    },
    changes: {
      title: "Mudanças",
      text: [
        "Quando estes termos mudam, mudamos esta página e a data abaixo. O que você já pagou mantém seus termos até a renovação.",
      ],
    },
  },
});

const privacy: LegalText<"browser" | "server" | "duration" | "cookies" | "others" | "rights"> = {
  title: "Privacidade",
  summary:
    "As fotos são emolduradas no seu navegador. O servidor guarda sua conta, prévias pequenas do que você carrega e cópias do que você exporta, até que você as exclua ou exclua a conta; as cópias podem ser desativadas. Não compartilhamos nem vendemos nada e não rastreamos ninguém. Prevalece o texto em inglês.",
  clauses: {
    browser: {
      title: "O que fica com você",
      text: [
        "Os arquivos que você abre são lidos e emoldurados no seu navegador; os arquivos em si não são enviados a lugar algum. Seus ajustes, sua escolha entre claro e escuro e as imagens que esperam para ser enviadas ficam no armazenamento do navegador. Quando você sai da conta, seus dados ali são apagados, inclusive as imagens que esperam. Só ficam o tema e as alterações nas suas respostas e nos seus ajustes que ainda precisam ser enviadas.",
        "Se você abre um look que uma conta divulga por um link com o código dela, seu navegador guarda esse código por 30 dias. Ele só é enviado com uma conta nova que você crie nesse período, e um número na conta de quem o divulgou diz que o link foi aberto.",
      ],
    },
    server: {
      title: "O que o servidor guarda",
      text: [
        [
          "Sua conta: endereço de e-mail, nome e identidade como o Google os fornece, a data em que você entrou e o seu plano.",
          "Suas respostas às sete perguntas, com o seu crédito e o seu local.",
          "Nos planos pagos, os ajustes do editor e o seu logo e, no Studio, as suas predefinições, para que acompanhem você.",
          "Seus perfis: os nomes, créditos, direitos, locais e artistas que você digitou neles, com os looks. Os números de série das câmeras ficam no seu navegador, como hashes.",
          "Para cada foto que você carrega, o nome do arquivo e uma prévia: um JPEG de 600 pixels de lado, com branco em volta da foto.",
          "Para cada exportação, o nome do arquivo e a imagem emoldurada: como você a exportou, ou com lado maior de 4.096 pixels se ela tiver mais de 120 megapixels ou 50 MB.",
          "Os momentos em que você entrou, os nomes dos navegadores e dispositivos usados e, por 90 dias, os identificadores das alterações que você enviou.",
          "Os looks que você enviou para a página pública: nomes, descrições, nomes de autores e links como você os escreveu, com a resposta que recebeu. Os aprovados são públicos, com imagens das nossas próprias fotos. Das denúncias de visitantes só ficam guardados o número e o motivo; dos testes deles, só o número.",
          "Se você divulga looks por links com o seu código: o código, quantas vezes os links foram abertos e as contas que chegaram por eles. Se você chegou por um link desses: quando e pelo link de quem; quando você paga, o pagamento e um hash que distingue o seu cartão de outros, para que cada um conte uma só vez. Quem divulga só vê números.",
          "Depois que você compra um plano, o seu número no serviço de pagamento e a data até a qual o plano está pago.",
        ],
        "Se você assinou a newsletter, o seu endereço de e-mail e os momentos em que concordou e o confirmou estão na lista dela, quer você tenha uma conta ou não.",
        "Só você e os administradores deste servidor podem ver esses dados. Prévias e imagens emolduradas são enviadas e guardadas sem dados da câmera, lugares ou nomes no arquivo; o que está escrito na imagem está na imagem. Na página da conta você pode excluir todas e desativar o armazenamento de cópias. O arquivo que você exporta é diferente: contém o que você escreveu e os dados da câmera, e a sua localização só se você escolheu mantê-la.",
      ],
    },
    duration: {
      title: "Por quanto tempo",
      text: [
        "Até que você exclua. Excluir sua conta, na página da conta, remove a conta e tudo o que está guardado nela, inclusive todas as imagens, e tira o seu e-mail da lista da newsletter. O link em cada newsletter faz só esta última parte. Uma sessão termina quando você sai, ou depois de algum tempo sem uso; um dispositivo que você conectou com um código mantém o seu plano e o seu e-mail por até 30 dias.",
        "Duas coisas ficam por mais tempo. Os backups deste servidor contêm o que existia quando foram feitos, até que eles também sejam excluídos. Um registro do que os administradores fizeram com as contas mantém o número da conta, que então já não pode ser associado a uma pessoa.",
        "Um look público seu sai com a conta ou fica sem o seu nome e o seu link, como você escolheu para ele. Um look que foi retirado deixa só o endereço, que diz isso. Se você entrou pelo link de outro usuário, a contagem dele ainda inclui você, com o número do pagamento e o hash do cartão.",
      ],
    },
    cookies: {
      title: "Cookies e registros",
      text: [
        "Um cookie registra que você entrou; outro, por dez minutos, que você começou a entrar. Scripts e outros sites não podem ler nenhum dos dois, e não há mais nenhum. O registro do servidor contém método, caminho, status e hora de uma solicitação; logins e solicitações recusadas trazem também o número aleatório da sua conta, e nada mais sobre você. Endereços de rede são contados por até uma hora, para evitar abusos, e depois esquecidos. O de um dispositivo que pede para ser conectado é mostrado a você e guardado até que você decida, ou por uma hora e dez minutos. Não há rastreadores, publicidade nem estatísticas de terceiros; fontes e imagens vêm deste servidor.",
      ],
    },
    others: {
      title: "Quem mais participa",
      text: [
        "O Google fica sabendo que você entra aqui e nos dá o seu endereço de e-mail e o seu nome. A Stripe recebe os pagamentos: nós nunca vemos o número do seu cartão. Os dois só participam quando você os usa. O serviço que envia a newsletter para nós tem os endereços da lista. Seus dados são tratados com segurança e nunca são compartilhados com mais ninguém.",
      ],
    },
    rights: {
      title: "Seus direitos",
      text: [
        "Na página da conta você pode ler e alterar o que nos contou, baixar em um só arquivo tudo o que está guardado sobre você e excluir tudo. Para qualquer outra coisa, escreva para as pessoas que mantêm este servidor.",
      ],
    },
  },
};

export const legal = {
  editor: "Abrir editor",
  navigation: "Informações legais",
  terms,
  privacy,
  lastChanged: (date: Date) => `Última alteração em ${format.date(date, { dateStyle: "long", timeZone: "UTC" })}.`,
  newsletter: {
    title: "Newsletter",
    summary: "Novidades do Matte e ideias para emoldurar fotografias. No máximo uma edição por mês.",
    subscription: "Assinar",
    subscribed: {
      title: "Você está na lista.",
      text: "Enviaremos a você a próxima edição. Cada uma tem um link para cancelar a assinatura.",
    },
    sent: {
      title: "Veja sua caixa de entrada.",
      text: "Enviamos um link para o seu e-mail. Abra-o em até dois dias para confirmar a assinatura. Se nada chegar, veja a pasta de spam ou tente novamente em uma hora.",
    },
    rejected: {
      title: "Não foi possível fazer a assinatura.",
      text: "Confira o endereço, marque a caixa e tente novamente em um minuto.",
    },
    email: "E-mail",
    consent: "Concordo em receber a newsletter. Posso cancelar a qualquer momento.",
    submit: "Assinar",
    busy: "Assinando…",
    stored: {
      title: "O que guardamos",
      text: [
        rich(
          "Seu endereço de e-mail e os momentos em que você concordou e o confirmou, até que cancele a assinatura. Um endereço que não é confirmado em dois dias é excluído, quando este servidor pede confirmação. Nós os usamos só para a newsletter; a <privacy>página de privacidade</privacy> traz os detalhes. Você não precisa de uma conta.",
        ),
      ],
    } satisfies Clause as Clause,
  },
  confirm: {
    title: "Confirme sua assinatura",
    summary: "Um clique, e você recebe a newsletter: no máximo uma edição por mês.",
    clause: "Confirmar",
    submit: "Confirmar",
    done: {
      title: "Você está na lista.",
      text: "Enviaremos a você a próxima edição. Cada uma tem um link para cancelar a assinatura.",
    },
    expired: {
      title: "Este link expirou.",
      text: rich("Os links funcionam por dois dias. Para receber outro, <newsletter>assine novamente</newsletter>."),
    },
    failed: {
      title: "Não foi possível confirmar sua assinatura.",
      text: "Tente novamente em um minuto.",
    },
  },
  unsubscribe: {
    title: "Cancelar a newsletter",
    summary: "Um clique, e você não recebe mais nada. Seu e-mail é excluído da lista.",
    clause: "Cancelar assinatura",
    submit: "Cancelar assinatura",
    done: {
      title: "Sua assinatura foi cancelada.",
      text: rich(
        "O endereço para o qual o link foi enviado não está na lista. Para receber a newsletter de novo, <newsletter>assine</newsletter>.",
      ),
    },
    failed: {
      title: "Não foi possível cancelar sua assinatura.",
      text: "Você ainda está na lista. Tente novamente em um minuto.",
    },
  },
};
