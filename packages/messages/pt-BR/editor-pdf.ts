/** @see ../en/editor-pdf.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;
const pages = (count: number): string => (count === 1 ? "uma página" : `${number(count)} páginas`);

export const editorPdf = {
  title: "PDF",
  contactSheet: "Folha de contatos…",
  pages: "Páginas",
  pagesName: "Páginas do PDF",
  layouts: { photo: "Uma por página", sheet: "Folha de contatos" },
  pageSetup: "Configurar página…",
  columns: "Colunas",
  rows: "Linhas",
  captionLines: "Linhas de legenda",
  captions: ["Nenhuma", "Assunto", "Assunto, local"],
  paper: "Papel",
  papers: { a4: "A4", a3: "A3", letter: "Carta", "30x40": "30 × 40 cm", custom: "Personalizado" },
  width: "Largura",
  widthName: "Largura do papel (mm)",
  height: "Altura",
  heightName: "Altura do papel (mm)",
  margins: "Margens",
  marginsName: "Margens (mm)",
  bleed: "Sangria",
  bleedName: "Sangria do PDF (mm)",
  cropMarks: "Marcas de corte",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  preview: (page: number, count: number) => `Página ${number(page)} de ${number(count)}`,
  previous: "Página anterior",
  next: "Próxima página",
  note: (size: string) => `As fotos entram como estão; as legendas, como texto. Cerca de ${size}`,
  carousel: "Um PDF mostra o carrossel inteiro em uma página.",
  export: "Exportar PDF",
  done: "PDF exportado",
  doneIn: (place: string) => `PDF exportado para ${place}`,
  fileType: "Documento PDF",
  failed: {
    "no-space": (done: number, total: number) =>
      `Seu disco está cheio. A exportação parou em ${number(done)} de ${photos(total)}, e nenhum PDF foi salvo. Libere espaço ou escolha outro disco com Salvar em….`,
    "too-large": () =>
      "Esta janela não pode guardar arquivos, como na navegação anônima, então um PDF pode ter no máximo 1 GB. Exporte menos fotos por vez ou use uma janela normal.",
    failed: (done: number, total: number) =>
      `Não foi possível gravar o PDF. A exportação parou em ${number(done)} de ${photos(total)}, e nenhum PDF foi salvo. Tente novamente.`,
  },
};
