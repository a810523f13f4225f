/** @see ../en/editor-fields.ts */
import type { Settings, TemplateField } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Título",
  headline: "Manchete",
  description: "Descrição",
  alt: "Texto alternativo",
  creator: "Autor",
  credit: "Linha de crédito",
  copyright: "Direitos autorais",
  city: "Cidade",
  state: "Estado",
  country: "País",
  location: "Local",
  keywords: "Palavras-chave",
  rating: "Classificação",
  date: "Data",
  time: "Hora",
  camera: "Câmera",
  make: "Fabricante",
  lens: "Lente",
  film: "Filme",
  focal: "Distância focal",
  focal35: "Equivalente a 35 mm",
  aperture: "Abertura",
  shutter: "Velocidade do obturador",
  iso: "ISO",
  exposure: "Exposição",
  width: "Largura",
  height: "Altura",
  megapixels: "Megapixels",
  size: "Tamanho",
  filename: "Nome do arquivo",
  number: "Número",
  count: "Número de fotos",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 de junho de 2024",
  "June 2024": "Junho de 2024",
  "2024": "2024",
  custom: "Personalizado",
};

export const editorFields = {
  more: { caption: "Mais ajustes da legenda", camera: "Mais ajustes da câmera", output: "Mais ajustes de saída" },

  appliesTo: "Vale para",
  scopes: {
    photo: () => "Esta foto",
    selected: (count: number) =>
      plural(count, { one: `${number(count)} selecionada`, other: `${number(count)} selecionadas` }),
    all: () => "Todas as fotos",
  },
  usedForAll: (count: number) => `Assunto usado em ${photos(count)}`,
  photoOf: (file: string, place: number, count: number) => `${file}, ${number(place)} de ${number(count)}`,

  insert: "Inserir campo",
  fields,
  groups: { place: "Lugar", photo: "Foto", camera: "Câmera", file: "Arquivo" },
  forms: {
    "date:YYYY": "Ano",
    "date:MMMM YYYY": "Mês e ano",
    "date:YYYY-MM-DD": "Data em números",
    "time:HH-mm": "Hora em números",
    "number:000": "Número com três dígitos",
    "filename:words": "Nome do arquivo em palavras",
  },
  absent: "Não consta neste arquivo",
  search: "Buscar campos",
  typeToSearch: "Digite para buscar",
  keys: "↑ ↓ Enter",
  found: (count: number) => `${number(count)} ${plural(count, { one: "campo", other: "campos" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    `Campo desconhecido: “${typed}”.${suggestion === null ? "" : ` Você quis dizer “${suggestion}”?`}`,
  unknownForm: (typed: string) => `Formato desconhecido: “${typed}”.`,

  fileSays: (creator: string) => `No arquivo: ${creator}`,
  acceptCreator: "Usar",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `A exportação substitui “${creator}” como autor.`
      : `A exportação substitui “${creator}” como autor, e os autores de mais ${photos(more)}.`,
  replacesInBatch: (count: number) => `Este crédito substitui o autor de ${photos(count)}.`,

  date: {
    print: "Mostrar data",
    format: "Formato da data",
    formats: dateFormats,
    custom: "Formato de data personalizado",
    customHint: "D MMMM YYYY",
    noForm: "Use YYYY, YY, MMMM, MMM, MM, M, DD, D, HH ou mm.",
  },
  places: {
    label: "Lugares pelo GPS",
    hint: "Preenche cidade e país pela posição de GPS da foto, quando o arquivo não os tem. As exportações passam a mostrar onde a foto foi feita. A posição em si não sai do navegador.",
  },
  camera: {
    tidy: "Simplificar nomes de câmeras",
    equivalent: "Equivalente a 35 mm",
    filmStyle: "Filme e estilo de imagem",
    camera: "Câmera",
    lens: "Lente",
    film: "Filme",
  },
  exportName: {
    label: "Nome da exportação",
    usual: "Nome padrão",
    example: (name: string) => `Exemplo: ${name}`,
  },
};
