/** @see ../en/help-files.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const series: HelpPageText = {
  title: "Uma série de fotos",
  summary: "Emoldure um lote de uma vez, ponha fotos em uma só moldura, divida um carrossel, pendure tudo na parede.",
  shot: "Três fotos emolduradas juntas em uma fileira, com a seção Juntas.",
  sections: {
    batches: {
      title: "Lotes",
      words: "ZIP pasta várias seleção ordenar",
      blocks: [
        {
          text: rich(
            "Solte arquivos ou pastas, ou pressione <ui>Abrir pasta</ui>. Os ajustes valem para todas as fotos; as legendas, para as que <ui>Vale para</ui> indica. <ui>Exportar</ui> grava um ZIP. No Chrome e no Edge, <ui>Exportar para pasta</ui> grava em uma pasta <code>framed</code> ao lado dos seus arquivos, pula o que já está lá e continua depois de uma falha.",
          ),
        },
        {
          text: rich(
            "Selecione várias com <key>Shift</key> ou <key>Ctrl</key> e um clique; no celular, com <ui>Selecionar</ui>. Looks, legendas, cortes e exportações valem então para as selecionadas. <ui>Ordenar</ui> organiza a lista por nome, hora ou classificação.",
          ),
        },
        { text: rich("<ui>Exportar também</ui> gera mais tamanhos na mesma exportação, cada um na sua pasta.") },
      ],
      plan: "Várias fotos de uma vez fazem parte do Pro.",
    },
    together: {
      title: "Fotos juntas",
      words: "díptico tríptico colagem grade",
      blocks: [
        {
          text: rich(
            "Selecione de duas a nove fotos e pressione <key>T</key> ou <ui>Emoldurar juntas</ui> no menu da lista. Elas viram uma só imagem: uma <ui>Fileira</ui>, uma <ui>Coluna</ui> ou uma <ui>Grade</ui>, com uma <ui>Distância</ui>. <ui>Separar</ui> desfaz o conjunto.",
          ),
        },
        {
          text: rich(
            "Os JPEGs mantêm seus dados se têm o mesmo tamanho, a mesma subamostragem e o mesmo perfil, e se estão girados do mesmo jeito. Se não, <method>Método de exportação</method> diz o que difere. Corte as fotos antes de juntá-las.",
          ),
        },
      ],
      plan: "Fotos juntas fazem parte do Pro.",
    },
    carousel: {
      title: "Carrosséis",
      words: "Instagram slides deslizar panorama",
      blocks: [
        {
          text: rich(
            "Escolha <ui>Carrossel</ui> como <ui>Predefinição social</ui> e um número de <ui>Slides</ui>. Uma imagem atravessa então de dois a dez slides sem emenda; a prévia mostra as divisões. Os arquivos terminam em <code>-1</code>, <code>-2</code> e assim por diante, na ordem em que você os publica.",
          ),
        },
      ],
      plan: "Carrosséis fazem parte do Pro.",
    },
    wall: {
      title: "A série na parede",
      words: "exposição pendurar galeria ordem",
      blocks: [
        {
          text: rich(
            "Pressione <key>W</key> ou <ui>Ver na parede</ui> abaixo da imagem. Todas as fotos emolduradas ficam lado a lado, na mesma escala. Arraste-as para outra ordem ou pressione <key>Alt</key> com uma seta; um clique duplo abre uma delas. <ui>Exportar a parede</ui> salva uma imagem ou os slides de um carrossel.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "Folhas de contatos e PDF",
      words: "imprimir impressão índice",
      blocks: [
        {
          text: rich(
            "Escolha <ui>PDF</ui> em <ui>Formato da exportação</ui>: um arquivo com uma página para cada foto, no tamanho de impressão. <ui>Folha de contatos…</ui>, no menu de <ui>Exportar</ui>, põe muitas fotos em uma página, com assunto e local abaixo de cada uma. Os JPEGs mantêm seus dados. A <command>linha de comando</command> gera o mesmo:",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "PDFs fazem parte do Pro.",
    },
  },
};

const unframe: HelpPageText = {
  title: "Remover a moldura",
  summary: "Mude a moldura do ano passado, ou remova-a e tenha a foto de volta como era, só com o arquivo exportado.",
  shot: "Uma exportação aberta de novo: Já emoldurada aqui, com os botões Alterar a moldura e Remover a moldura.",
  sections: {
    "open-an-export": {
      title: "Abra uma exportação",
      words: "desfazer remover borda alterar de novo",
      blocks: [
        {
          text: "Adicione um arquivo que o Matte exportou. Ele guarda o look, os textos e onde a foto está. O editor pergunta o que você quer:",
        },
        {
          terms: [
            [
              rich("<ui>Alterar a moldura</ui>"),
              "A foto sai da moldura, com look e textos como estavam. Altere-os e exporte de novo.",
            ],
            [rich("<ui>Remover a moldura</ui>"), "A foto sai sem moldura."],
            [rich("<ui>Emoldurar de novo</ui>"), "Uma segunda moldura fica em volta da primeira."],
          ],
        },
        {
          text: "Uma foto exportada sem perdas volta sem perdas: com os mesmos dados do original. Uma foto HDR continua HDR.",
        },
      ],
    },
    "byte-for-byte": {
      title: "O original, byte a byte",
      words: "restaurar recuperar",
      blocks: [
        {
          text: rich(
            "Ative <ui>Permitir voltar ao arquivo original</ui>, em <ui>Mais ajustes de saída</ui>, antes de exportar. O arquivo guarda então também o que lhe falta do original, e <ui>Remover a moldura</ui> devolve esse arquivo, byte a byte. Com um corte não há volta, pois ela guardaria o que você cortou.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "Quando não dá para remover",
      blocks: [
        {
          points: [
            "Outro programa salvou o arquivo depois, ou uma rede o recodificou.",
            rich("A foto foi recodificada ao ser emoldurada: <method>Método de exportação</method> diz isso na hora."),
            rich("<ui>Guardar a moldura no arquivo</ui> estava desativado."),
            rich("Uma <ui>Marca na foto</ui> fica, de propósito. Um logo não está no arquivo: adicione-o novamente."),
          ],
        },
        { text: "Guarde seus originais. O Matte não é um acervo." },
      ],
    },
  },
};

export const helpFiles = { series, unframe };
