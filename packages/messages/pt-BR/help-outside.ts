/** @see ../en/help-outside.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const command: HelpPageText = {
  title: "A linha de comando",
  summary:
    "Emoldure pastas a partir de um terminal, de um script ou de outro programa, com os mesmos arquivos do editor, byte a byte.",
  sections: {
    start: {
      title: "Comece",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "Os resultados vão para <code>framed/</code>, ou para onde <code>--out</code> indica. Seus arquivos ficam. Resultados que já existem são pulados, então uma segunda chamada continua a primeira; <code>--force</code> os substitui. <code>matte looks</code> lista os looks, e <code>--look</code> também aceita um arquivo de <ui>Exportar look</ui>.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> conecta o computador, para usar o plano da sua conta. Sem isso, é emoldurada uma foto por vez, com a marca d’água.",
      ),
    },
    captions: {
      title: "Uma legenda para cada foto",
      blocks: [
        {
          text: rich(
            "Exporte a tabela de <ui>Editar legendas</ui> ou escreva uma em uma planilha. Cada linha indica sua foto pelo nome do arquivo.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "Veja antes de emoldurar",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> diz como uma foto seria exportada, o que a câmera gravou e o que dizem as Credenciais de Conteúdo. <code>--dry-run</code> mostra o que seria gravado e não grava nada.",
          ),
        },
      ],
    },
    more: {
      title: "Pastas, cortes e trabalhos grandes",
      words: "Lightroom darktable Kubernetes automação script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> emoldura o que chega a uma pasta. <code>--shard</code> divide um trabalho entre computadores. O Lightroom Classic e o darktable podem chamar o Matte ao exportar. <code>matte help frame</code> lista todas as opções.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "Privacidade, e onde fica o seu trabalho",
  summary:
    "As fotos são emolduradas no seu navegador. O que fica no seu dispositivo, o que um servidor guarda e como excluir.",
  shot: "A visita seguinte: uma foto nova no editor e, acima dela, a oferta de restaurar as fotos da última visita.",
  sections: {
    "on-your-device": {
      title: "No seu dispositivo",
      words: "restaurar falha travamento sem conexão offline armazenamento perdido",
      blocks: [
        {
          text: rich(
            "As fotos são abertas, emolduradas e gravadas pelo seu navegador. Lista, legendas e ajustes ficam no armazenamento dele enquanto você trabalha. Depois de uma falha ou de recarregar a página, o editor diz <ui>Suas fotos ainda estão aqui</ui>: restaure-as ou pressione <ui>Começar do zero</ui>.",
          ),
        },
        {
          points: [
            "As fotos que você soltou são abertas de onde estão; as outras são copiadas para o armazenamento do navegador, até 2 GB.",
            "Depois de recarregar não há nada para desfazer.",
            "Janelas anônimas não guardam nada: exporte antes de fechá-las.",
            "O que você deixa é removido depois de 14 dias, e quando você sai da conta. O editor pergunta antes.",
          ],
        },
        { text: "Depois de carregado, o editor funciona sem conexão. O que precisa ser enviado espera." },
      ],
    },
    "in-the-file": {
      title: "No arquivo exportado",
      words: "metadados localização GPS EXIF",
      blocks: [
        {
          text: rich(
            "A exportação contém o que você escreveu na legenda, seu crédito e os dados da câmera. Sua posição só vai com <ui>Manter localização (GPS)</ui>. <ui>Lugares pelo GPS</ui> mostra cidade e país; a posição em si não sai do navegador.",
          ),
        },
        {
          text: rich(
            "A menos que <ui>Guardar a moldura no arquivo</ui> esteja desativado, ela contém também seu look e seus textos, cerca de meio kilobyte, para que seja possível <unframe>remover a moldura</unframe>.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "No servidor",
      words: "envio upload excluir conta dados",
      isPublic: true,
      blocks: [
        {
          points: [
            "Sua conta: endereço de e-mail, nome, plano e respostas.",
            "Para cada foto que você carrega, uma prévia de 600 px e o nome do arquivo.",
            rich(
              "Para cada exportação, uma cópia. <ui>Guardar cópias das exportações</ui>, na página da conta, desativa isso.",
            ),
          ],
        },
        {
          text: rich(
            "Prévias e cópias não têm dados da câmera nem lugares. Só você e os administradores podem abri-las. <ui>Imagens</ui>, na página da conta, diz quantas são, e <ui>Excluir tudo</ui> as remove. Lá você também pode baixar todos os dados sobre você e excluir a conta.",
          ),
        },
      ],
      plan: "No Pro e no Studio, ajustes e logos acompanham sua conta; no Free, ficam neste navegador.",
    },
    "on-this-server": {
      title: "Neste servidor",
      words: "envio upload",
      isPrivate: true,
      blocks: [
        {
          text: "Este Matte é privado. Fotos e exportações nunca são enviadas para ele. Ele guarda seus ajustes, looks e logos, para que estejam em qualquer navegador que o abra.",
        },
      ],
    },
  },
};

export const helpOutside = { command, privacy };
