/** @see ../en/editor-work.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const selected = (count: number): string =>
  `${number(count)} ${plural(count, { one: "selecionada", other: "selecionadas" })}`;

export const editorWork = {
  failed: {
    region: "Fotos com erro",
    unread: "Fotos que não puderam ser carregadas",
    count: (count: number) => `${number(count)} com erro`,
    remove: "Remover fotos com erro",
    removeOne: (file: string) => `Remover ${file}`,
  },
  removed: (count: number) => `${photos(count)} ${plural(count, { one: "removida", other: "removidas" })}.`,
  exportSelected: (count: number) => `Exportar ${selected(count)}`,
  selected,
  crop: {
    copy: "Copiar corte",
    paste: "Colar corte",
    copied: "Corte copiado",
    separate: "Separe as fotos para cortá-las.",
    pasted: (count: number) => `Corte colado em ${photos(count)}.`,
  },
  menu: "Ações das fotos",
  select: "Selecionar",
  selectDone: "Concluir",
  signOut: {
    title: (count: number) => `Sair e descartar ${photos(count)}?`,
    note: "Seus arquivos e tudo o que você exportou permanecem. As legendas e os ajustes destas fotos se perdem.",
    confirm: "Sair",
    cancel: "Cancelar",
  },
};
