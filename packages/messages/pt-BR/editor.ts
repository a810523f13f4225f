/** @see ../en/editor.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const digits = (count: number): string => number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor = {
  title: "Editor",
  settings: "Ajustes",
  sections: {
    label: "Seções de ajustes",
    together: "Juntas",
    looks: "Looks",
    matte: "Paspatur",
    stroke: "Linhas",
    frame: "Moldura",
    caption: "Legenda",
    "camera-data": "Dados",
    logo: "Logo",
    output: "Saída",
  },

  addPhotos: "Abrir fotos",
  openFolder: "Abrir pasta",
  addPhotosHint: "JPEG ou PNG.",
  dropPhotosHint: "Solte onde quiser.",
  undo: "Desfazer",
  redo: "Refazer",
  previous: "Anterior",
  next: "Próxima",
  clear: "Limpar",
  clearBatch: "Limpar lote",
  clearAll: "Limpar tudo",
  cancel: "Cancelar",
  stop: "Parar",
  crop: "Cortar",
  wallView: "Ver na parede",
  zoom: "Ampliar para 100%",
  fullSize: "100%",
  more: "Mais",
  help: "Ajuda",
  keyboardShortcuts: "Atalhos de teclado",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Shift ${key}`,
  account: "Conta",
  install: "Instalar app",
  signOut: "Sair",
  upgrade: "Fazer upgrade",
  position: (position: number, count: number) => `${digits(position)} de ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Tom da parede",
    name: "Parede",
    tones: { white: "Parede branca", neutral: "Parede neutra", black: "Parede preta" },
  },

  preview: {
    label: "Prévia",
    empty: "A prévia aparece aqui quando você adiciona uma foto",
    sample: "Usar uma foto de exemplo",
    noSample: "Não foi possível carregar a foto de exemplo. Tente novamente.",
    drop: "Solte a imagem aqui",
    hdrView: { badge: "HDR", label: "Mostrar a foto em HDR" },
    working: (current: number, total: number) => `Processando… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `Não foi possível carregar a fonte ${font}, por isso a prévia usa outra. Sem ela, não dá para exportar legendas.`,
  },

  method: {
    label: "Método de exportação",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", em verificação",
  },

  list: {
    region: "Fotos",
    label: "Miniaturas",
    show: "Mostrar miniaturas",
    count: photos,
    empty: "Ainda não há miniaturas",
    captionCut: "A legenda não cabe inteira.",
    remove: (file: string) => `Remover ${file}`,
    removed: (file: string) => `${file} removido`,
    moved: (file: string, position: number, count: number) => `${file} agora é ${digits(position)} de ${digits(count)}`,
    movedUnnamed: (position: number, count: number) => `A foto agora é ${digits(position)} de ${digits(count)}`,
    sort: {
      label: "Ordenar",
      orders: { added: "Adição", name: "Nome", captured: "Captura", rating: "Classificação" },
    },
    batch: "Lote",
    batchFeature: "carregar em lote",
    batchNote: "Carregue uma série inteira de uma vez.",
  },

  cleared: "Tudo limpo.",
  placesFailed: "Não foi possível carregar os nomes de lugares. Desative e reative a opção para tentar novamente.",
  loading: {
    oneAtATime: "A versão Free aceita 1 imagem por vez. Faça upgrade para trabalhar em lote.",
    started: (count: number) => `Carregando ${digits(count)} ${plural(count, { one: "imagem", other: "imagens" })}…`,
    done: (count: number) => plural(count, { one: `${digits(count)} carregada`, other: `${digits(count)} carregadas` }),
    failed: (count: number) => `Não foi possível carregar ${number(count)} arquivos`,
    folderLimit: (count: number) => `Só as primeiras ${number(count)} fotos das pastas foram adicionadas.`,
    noneFound: "Nenhuma foto encontrada.",
    skipped: (count: number) =>
      plural(count, {
        one: `${number(count)} arquivo que não é foto foi ignorado.`,
        other: `${number(count)} arquivos que não são fotos foram ignorados.`,
      }),
  },
};
