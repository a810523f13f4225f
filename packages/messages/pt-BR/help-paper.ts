/** @see ../en/help-paper.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const paper: HelpPageText = {
  title: "Corte e papel",
  summary: "Corte e nivele na prévia, escolha uma proporção para a tela ou um papel em centímetros para o laboratório.",
  shot: "O modo de corte: alças, terços e o tamanho em pixels.",
  sections: {
    crop: {
      title: "Cortar",
      words: "cortar recortar endireitar nivelar horizonte girar espelhar inverter",
      blocks: [
        {
          text: rich(
            "Pressione <ui>Cortar</ui> (<key>C</key>). Arraste os cantos ou escolha uma <ui>Proporção do corte</ui>. <ui>Girar à esquerda</ui>, <ui>Girar à direita</ui>, <ui>Espelhar</ui> e <ui>Endireitar</ui> estão ao lado. <key>Enter</key> é <ui>Concluir</ui>, <key>Esc</key> cancela.",
          ),
        },
        {
          text: rich(
            "Um JPEG cortado mantém seus dados, e nada do que você cortou vai na exportação. Endireitar recodifica a foto. <ui>Copiar corte</ui> e <ui>Colar corte</ui> cortam outras fotos do mesmo jeito.",
          ),
        },
      ],
    },
    shape: {
      title: "Uma proporção sem cortar",
      words: "proporção formato quadrado Instagram",
      blocks: [
        {
          text: rich(
            "<ui>Proporção</ui>, em <ui>Moldura</ui>, leva a imagem a uma proporção por meio do paspatur: 4:5, 1:1, 16:9. Nenhum pixel é cortado ou redimensionado. <ui>Predefinição social</ui>, em <ui>Saída</ui>, também redimensiona para os pixels de um post ou de um story. Uma substitui a outra, e uma mensagem avisa.",
          ),
        },
      ],
    },
    paper: {
      title: "Papel",
      words: "imprimir impressão laboratório centímetros polegadas ppi dpi sangria",
      blocks: [
        {
          steps: [
            rich("Abra <ui>Moldura</ui> e escolha um tamanho em <ui>Impressão</ui>, como 30 × 40 cm ou A4."),
            rich(
              "Deixe <ui>Ajustar ao papel</ui> ativado: a imagem assume a proporção do papel e gira com a foto, e o laboratório não corta nada.",
            ),
            rich(
              "Defina o paspatur em milímetros com <ui>Paspatur (mm)</ui> e <ui>Sangria (mm)</ui>, se a gráfica pedir.",
            ),
            rich("Leia <ui>Resolução de impressão</ui>. 300 ppi são nítidos na mão, 150 ppi bastam na parede."),
          ],
        },
        { text: "A resolução é gravada no arquivo, e o programa de diagramação o insere no tamanho certo." },
      ],
    },
    "equal-mattes": {
      title: "Paspatures iguais em uma série",
      words: "borda largura retrato paisagem vertical horizontal",
      blocks: [
        {
          text: rich(
            "Um paspatur medido em porcentagem da largura difere entre fotos verticais e horizontais. <ui>Medir por</ui>, em <ui>Mais ajustes da moldura</ui>, mede pelo lado menor ou maior, ou pela média dos dois. Em um lote misto, o editor oferece <ui>Igualar</ui>.",
          ),
        },
      ],
    },
  },
};

export const helpPaper = { paper };
