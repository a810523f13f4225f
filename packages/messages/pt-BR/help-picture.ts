/** @see ../en/help-picture.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const method: HelpPageText = {
  title: "Método de exportação",
  summary:
    "Um JPEG não é recodificado: os dados dele são mantidos, e só a moldura é nova. O que a barra de status diz, e por quê.",
  shot: "A barra de status: JPEG sem perdas, o tamanho em pixels e o tamanho do arquivo.",
  sections: {
    "lossless-jpeg": {
      title: "JPEG sem perdas",
      words: "qualidade compressão bit a bit lossless",
      blocks: [
        {
          text: rich(
            "Salvar um JPEG costuma custar qualidade, porque cada pixel é recodificado. O Matte copia os dados compactados da própria foto para o novo arquivo e codifica só a moldura. A barra de status diz então <ui>JPEG sem perdas</ui>.",
          ),
        },
        {
          text: "Para isso, a foto precisa ficar na grade de blocos do arquivo, por isso o paspatur pode se mover até 8 px. Um texto, uma marca ou um canto arredondado na foto muda os blocos debaixo dele e nenhum outro.",
        },
      ],
    },
    "encoded-again": {
      title: "Quando é recodificada",
      words: "recomprimida recodificada com perdas qualidade motivo",
      blocks: [
        {
          text: rich(
            "A barra de status diz então <code>JPEG 95%</code>, com o motivo entre parênteses. Os mais comuns:",
          ),
        },
        {
          terms: [
            [
              "redimensionada para a predefinição, redimensionada para o tamanho da exportação",
              rich("Os pixels mudam. Escolha <ui>Tamanho real</ui> e, como predefinição, <ui>Tamanho original</ui>."),
            ],
            ["endireitada", "Uma imagem inclinada tem pixels novos. Cortes e giros de 90° mantêm os dados."],
            [
              "paspatur estreito demais para manter os dados originais",
              "O paspatur teria de se mover mais de um décimo. Aumente a largura.",
            ],
            [
              "o paspatur se moveria mais de 8 px",
              "Os blocos deste arquivo são grandes. Deixe o paspatur um pouco mais largo ou mais estreito.",
            ],
            ["a legenda não pode se mover para manter os dados originais", "Aumente o paspatur ou a legenda."],
            [
              "foto em tons de cinza, moldura colorida",
              "Um JPEG em tons de cinza não comporta cor. Escolha branco, cinza ou preto.",
            ],
            [
              "dados originais não mantidos",
              rich(
                "<ui>Manter os dados originais do JPEG</ui> está desativado, em <ui>Saída</ui>, dentro de <ui>Mais ajustes de saída</ui>.",
              ),
            ],
            ["dados danificados", "O arquivo tem um defeito. Copie-o do cartão novamente."],
          ],
        },
        {
          text: rich(
            "A qualidade é então de 95%, com resolução de cor completa. <ui>Qualidade</ui> muda esse valor. Navegadores sem WebAssembly sempre recodificam.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "Outros formatos",
      words: "16 bits tamanho do arquivo limite",
      blocks: [
        {
          points: [
            rich("O PNG mantém cada pixel. Uma foto de 16 bits continua com 16 bits: <code>PNG de 16 bits</code>."),
            "Raw, HEIC, AVIF, TIFF e JPEG XL não podem ser gravados. O JPEG de dentro de um raw é emoldurado sem perdas; os outros viram JPEG, PNG ou WebP.",
            rich(
              "Com <ui>Tamanho do arquivo</ui> em <ui>Tamanho</ui>, primeiro se economizam bytes sem perdas. Depois cede a qualidade e, por fim, o tamanho; a barra de status diz quanto.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "O que fica de fora",
      words: "C2PA metadados localização GPS",
      blocks: [
        {
          text: rich(
            "“sem” indica o que não vai junto: o vídeo de uma foto com movimento, um mapa de profundidade, Credenciais de Conteúdo. Com <ui>Permitir voltar ao arquivo original</ui>, as credenciais voltam quando a moldura é removida: veja <unframe>Remover a moldura</unframe>.",
          ),
        },
        {
          text: rich(
            "O perfil de cores e os dados da câmera ficam. Sua posição é removida, a menos que <ui>Manter localização (GPS)</ui> esteja ativado.",
          ),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "Fotos HDR",
  summary: "Uma foto de celular ou câmera recente continua HDR com a moldura. Onde isso aparece e quando se perde.",
  sections: {
    "what-stays": {
      title: "O que continua HDR",
      words: "mapa de ganho gain map Ultra HDR Apple brilho",
      blocks: [
        {
          text: rich(
            "Os JPEGs de Pixel, Galaxy, iPhone e outros trazem um mapa de ganho, uma segunda imagem com o brilho das altas-luzes. O Matte o emoldura junto com a foto. O paspatur tem o brilho do branco comum, então a foto brilha e a moldura não.",
          ),
        },
        {
          points: [
            "HEIC e AVIF com mapa de ganho viram JPEGs com um.",
            "PNGs em PQ ou HLG continuam HDR como PNG.",
            rich("A barra de status termina então em <code>HDR</code>."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "Onde aparece",
      blocks: [
        {
          text: rich(
            "O selo <ui>HDR</ui> fica na prévia dessas fotos. Em uma tela HDR, pressione-o para ver o brilho da própria foto; a prévia em volta tem brilho comum. O arquivo exportado precisa de uma tela HDR e de um programa que leia mapas de ganho, como o Chrome, o Safari ou os apps de fotos dos celulares. Em qualquer outro lugar, ele se parece com a foto comum.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "Quando se perde",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR perdido</code>"),
              "O formato não comporta HDR: WebP, PNG de uma foto com mapa de ganho, AVIF em PQ ou HLG. Fotos emolduradas juntas e carrosséis também o perdem.",
            ],
            [
              rich("<code>dados HDR danificados</code>"),
              "Não é possível ler o mapa de ganho. A foto em si está em ordem.",
            ],
          ],
        },
        { text: rich("<ui>Manter HDR</ui>, em <ui>Mais ajustes de saída</ui>, deixa-o de fora de propósito.") },
        {
          text: "Algumas redes removem mapas de ganho quando você publica. Teste antes com uma foto.",
        },
      ],
    },
  },
};

export const helpPicture = { method, hdr };
