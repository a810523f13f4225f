/** @see ../en/editor-captions.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${plural(value, { one, other })}`;

const rowsOf = (rows: number): string => count(rows, "linha", "linhas");

export const editorCaptions = {
  open: "Editar legendas",
  title: "Legendas",
  photos: (value: number) => count(value, "foto", "fotos"),
  photo: "Foto",
  columns: {
    fileName: "Nome do arquivo",
    subject: "Assunto",
    location: "Local",
    credit: "Crédito da foto",
    additionalCredits: "Créditos adicionais",
    camera: "Câmera",
    lens: "Lente",
    film: "Filme",
    alt: "Texto alternativo",
  },
  cell: (column: string, file: string) => `${column}, ${file}`,
  cut: "Não cabe",
  cutInExport: "Não cabe na exportação",
  inherited: "Do arquivo, ou igual em todas as fotos",
  exportCsv: "Exportar CSV",
  importCsv: "Importar CSV",
  csvFile: "legendas.csv",
  done: "Concluir",
  dismiss: "Dispensar",
  undo: "Desfazer",
  previous: "Anterior",
  next: "Próxima",
  position: (at: number, of: number) => `${number(at)} de ${number(of)}`,
  keys: {
    edit: "editar, próxima linha",
    line: "quebra de linha",
    tab: "próxima célula",
    paste: "colar células",
    fill: "preencher abaixo",
    undo: "desfazer",
  },
  grey: "Cinza: do arquivo, ou igual em todas as fotos",
  imported: (fields: number, photos: number) =>
    fields === 0
      ? "Nada a importar: as fotos já têm todas as legendas deste arquivo."
      : `${count(fields, "campo de legenda alterado", "campos de legenda alterados")} em ${count(photos, "foto", "fotos")}.`,
  pasted: (cells: number) => `${count(cells, "célula colada", "células coladas")}.`,
  filled: (cells: number) => `${count(cells, "célula preenchida", "células preenchidas")}.`,
  cleared: (cells: number) => `${count(cells, "célula apagada", "células apagadas")}.`,
  beyond: (rows: number) => `${count(rows, "linha ficou", "linhas ficaram")} de fora: não há mais fotos.`,
  unmatched: (rows: number) => `${rowsOf(rows)} sem foto correspondente:`,
  more: (rows: number) => `e mais ${number(rows)}`,
  noColumn: (column: string) =>
    `O arquivo não tem a coluna “${column}”. Exporte as legendas primeiro para ver as colunas necessárias.`,
  unreadable: (file: string) => `Não foi possível ler “${file}”. Tente novamente ou escolha outro arquivo.`,
};
