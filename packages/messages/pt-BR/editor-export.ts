/** @see ../en/editor-export.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "faltam poucos segundos";
  if (seconds < 55) return `faltam cerca de ${number(10 * Math.round(seconds / 10))} s`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90
    ? `faltam cerca de ${number(minutes)} min`
    : `faltam cerca de ${number(Math.round(minutes / 60))} h`;
}

export const editorExport = {
  timeLeft,
  nothing: "Nenhuma imagem para exportar.",
  batchIsPro: "Exportar em lote é exclusivo do Pro.",
  failed: "Erro na exportação",
  someFailed: (failed: number, total: number) =>
    `Erro na exportação: não foi possível exportar ${number(failed)} de ${photos(total)}`,
  done: "Imagem exportada",
  copied: "Imagem copiada",
  notCopied: "Não foi possível copiar a imagem. Tente novamente.",
  batchDone: "Lote exportado como ZIP",
  photos,
  seriesShared: (count: number) =>
    `${photos(count)} ${plural(count, { one: "compartilhada", other: "compartilhadas" })}`,
  zipType: "Arquivo ZIP",
  noFileChosen: "Não foi possível abrir a janela de salvar. Use Exportar: o ZIP vai para a sua pasta de downloads.",

  encodedAgain: (file: string, method: string) => `“${file}” foi exportado como ${method}.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: `Mais ${number(count)} arquivo não pôde manter os dados originais.`,
      other: `Mais ${number(count)} arquivos não puderam manter os dados originais.`,
    }),

  croppedOriginal: "Para voltar ao original, seria preciso guardar o que foi cortado, por isso não há como voltar.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `A exportação de “${file}” não permite voltar ao original. Guarde o seu arquivo.`
      : `${number(count)} exportações não permitem voltar ao original, entre elas “${file}”. Guarde os seus arquivos.`,

  boxes: (count: number) =>
    `${photos(count)} ${plural(count, { one: "tem", other: "têm" })} caracteres que saem como quadradinhos`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `Seu disco está cheio. A exportação parou em ${number(done)} de ${photos(total)}, e nenhum ZIP foi salvo. Libere espaço ou escolha outro disco com Salvar em….`,
    "too-large": () =>
      "Esta janela não pode guardar arquivos, como na navegação anônima, então um ZIP pode ter no máximo 1 GB. Exporte menos fotos por vez ou use uma janela normal.",
    failed: (done: number, total: number) =>
      `Não foi possível gravar o ZIP. A exportação parou em ${number(done)} de ${photos(total)}, e nenhum ZIP foi salvo. Tente novamente.`,
  },

  report: {
    title: "Relatório da exportação",
    none: (total: number) => `Nenhuma de ${photos(total)} pôde ser exportada.`,
    some: (failed: number, total: number) =>
      `Não foi possível exportar ${number(failed)} de ${photos(total)}. As outras foram exportadas.`,
    failed: "Fotos que não puderam ser exportadas",
    retry: "Tentar novamente",
  },
  offer: { title: "Pronto para compartilhar", share: "Compartilhar", download: "Baixar" },
};
