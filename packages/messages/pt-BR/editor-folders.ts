/** @see ../en/editor-folders.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const files = (count: number): string => `${number(count)} ${plural(count, { one: "arquivo", other: "arquivos" })}`;

/** A place follows “em”. */
const soFar = (done: number, total: number, place: string): string =>
  `${number(done)} de ${files(total)} ${plural(done, { one: "já está", other: "já estão" })} em ${place}.`;

const again = "Exporte de novo para a pasta para continuar.";

const folders = (count: number): string => `${number(count)} pastas`;

export const editorFolders = {
  exportInto: "Exportar para pasta",
  exportIntoAnother: "Exportar para outra pasta",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `“${first}/${results}”` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0)
      return `Nada a fazer: ${files(there)} já ${plural(there, { one: "está", other: "estão" })} em ${place}`;
    const exported = `${files(count)} ${plural(count, { one: "exportado", other: "exportados" })} para ${place}`;
    return there === 0
      ? exported
      : `${exported}. ${number(there)} já ${plural(there, { one: "estava", other: "estavam" })} lá`;
  },
  stopped: (done: number, total: number, place: string) => `Interrompido. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `Não foi possível gravar em ${place}: o navegador não permite. ${soFar(done, total, place)} Permita que o Matte edite arquivos ali ou escolha outra pasta.`,
    gone: (done: number, total: number, place: string) =>
      `Não foi possível encontrar ${place}: a pasta foi movida, renomeada ou excluída. A exportação parou em ${number(done)} de ${files(total)}. Recoloque a pasta ou escolha outra.`,
    "no-space": (done: number, total: number, place: string) =>
      `Seu disco está cheio. ${soFar(done, total, place)} Libere espaço. ${again}`,
    busy: () => "Outra aba está exportando para uma pasta. Tente novamente quando ela terminar.",
    failed: (done: number, total: number, place: string) =>
      `Não foi possível gravar em ${place}. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) => `Nada foi exportado: o Matte não tem permissão para editar arquivos em “${folder}”.`,
  noneChosen: "Não foi possível abrir a janela de pastas. Use Exportar.",
  noneOpened: "Não foi possível abrir a pasta. Use Abrir fotos.",

  unfinished: (place: string) => `A exportação para ${place} não terminou.`,
  unfinishedRegion: "Exportação não concluída",
  resume: "Continuar",
  dismiss: "Dispensar",
};
