/** @see ../en/editor-fonts.ts */
import type { MetadataFont } from "@matte/engine";

const standIns: Partial<Record<MetadataFont, string>> = {
  Georgia: "Gelasio",
  "Helvetica Neue": "Arimo",
  "Courier New": "Cousine",
};

export const editorFonts = {
  title: "Fontes deste computador",
  open: "Fontes deste computador…",
  waiting: "Aguardando permissão",
  search: "Buscar fonte",
  list: "Fontes",
  noneFound: "Nenhuma fonte corresponde à busca.",
  unavailable: {
    unsupported:
      "Este navegador não consegue listar as fontes do computador. O Chrome e o Edge conseguem, no computador. As dezesseis fontes da web funcionam em qualquer lugar.",
    refused:
      "O navegador não liberou o acesso às fontes. Permita “Fontes” para este site, nas configurações ao lado do endereço, e tente novamente.",
    failed: "Não foi possível ler as fontes. Feche esta janela e tente novamente.",
  },
  notOnThisComputer: (family: string, substitute: string) =>
    `A fonte ${family} não está neste computador. A prévia usa ${substitute}; escolha outra fonte para exportar uma legenda.`,
  boxes: (characters: string) =>
    `Nenhuma fonte deste computador tem ${characters}. Na exportação sairiam quadradinhos no lugar.`,
  standIns,
  standIn: (font: string, substitute: string) =>
    `Este computador não tem a fonte ${font}. ${substitute} é usada no lugar dela.`,
  ofStyle: "A fonte do estilo",
  missing: (font: string, characters: string) =>
    `${font} não tem ${characters}. São usadas as fontes deste computador.`,
};
