/** @see ../en/editor-recovery.ts */
import { format } from "./notation.ts";

const { date, number, plural } = format;

const photos = (count: number): string =>
  `${number(count, { useGrouping: false })} ${plural(count, { one: "foto", other: "fotos" })}`;

export const editorRecovery = {
  region: "Fotos da última visita",
  title: "Suas fotos ainda estão aqui",
  changed: (time: Date) =>
    `Última alteração em ${date(time, { day: "numeric", month: "long" })} às ${date(time, { hour: "2-digit", minute: "2-digit" })}, com legendas e ajustes`,
  more: (count: number) => `e mais ${number(count)}`,
  restore: (count: number) => `Restaurar ${photos(count)}`,
  startFresh: "Começar do zero",
  discarded: (count: number) => `${photos(count)} ${plural(count, { one: "descartada", other: "descartadas" })}`,
  waiting: "Fotos da sua última visita",
  discard: "Descartar",
  notStored:
    "Este navegador não consegue guardar suas fotos para a próxima visita. Exporte-as antes de fechar esta página.",
  noSpace: "Não há espaço para guardar todas as fotos para a próxima visita. Exporte-as antes de fechar esta página.",
  none: {
    "no-permission": "Não foi possível restaurar suas fotos: elas não podem ser lidas sem a sua permissão.",
    gone: "Suas fotos não foram encontradas. Se estão em outra unidade, conecte-a e tente novamente.",
  },
  someLost: (count: number) => `Não foi possível restaurar ${photos(count)}.`,
  lost: {
    gone: (file: string) => `“${file}” foi movido, alterado ou excluído.`,
    "no-permission": (file: string) => `“${file}” não pode ser lido sem a sua permissão.`,
    "not-kept": (file: string) => `Não foi possível guardar “${file}”. Adicione novamente.`,
  },
};
