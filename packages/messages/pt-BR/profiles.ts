/** @see ../en/profiles.ts */
import { format } from "./notation.ts";

const { list, number, plural } = format;

const photos = (count: number): string =>
  count === 1 ? "esta foto" : `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const profiles = {
  title: "Perfis",
  group: "Perfil",
  create: "Novo perfil",
  edit: "Editar perfil",
  editShort: "Editar",
  camera: "câmera",
  editNamed: (name: string) => `Editar ${name}`,
  keyed: (name: string, key: number) => `${name} (Alt+${number(key)})`,
  chosen: (name: string, count: number) => `${name} para ${photos(count)}`,
  chosenForAll: (name: string) => `${name} para todas as fotos`,
  first: "Eu",
  fields: {
    name: "Nome",
    credit: "Crédito da foto",
    rights: "Direitos",
    rightsHint: "Para arquivos que não indicam nenhum",
    location: "Local",
    logo: "Logo",
    look: "Look",
    exportName: "Nome da exportação",
    claims: "Fotos adicionadas",
    artist: "Artista no arquivo",
    artistHint: "Como a câmera grava",
  },
  noLogo: "Nenhum",
  logoAt: (place: string) => `Logo ${place}`,
  looks: { keep: "Como está", present: "O da foto agora", stored: "Próprio" },
  claimCamera: (camera: string) => `Vincular esta ${camera}`,
  cameraNote: "Pelo número de série, que fica neste dispositivo como hash.",
  unclaim: (camera: string) => `Desvincular ${camera}`,
  save: "Salvar",
  remove: "Excluir",
  removeNamed: (name: string) => `Excluir ${name}`,
  saved: (name: string) => `“${name}” salvo`,
  removed: (name: string) => `“${name}” excluído`,
  undo: "Desfazer",
  failed: "Não foi possível salvar o perfil. Tente novamente.",
  notRemoved: "Não foi possível excluir o perfil. Tente novamente.",
  notLoaded: "Não foi possível carregar seus perfis.",
  notOrdered: "Não foi possível mover o perfil. Tente novamente.",
  needsNetwork: "Para alterar perfis é preciso conexão. Para escolher um, não.",
  account: {
    note: "Crédito, direitos, local, logo e look de quem fotografa, escolhidos no editor com um clique. O perfil encontra suas fotos pelo artista ou pela câmera nos arquivos.",
    count: (count: number, limit: number) => `${number(count)} de ${number(limit)}`,
    up: (name: string) => `Mover ${name} para cima`,
    down: (name: string) => `Mover ${name} para baixo`,
    moved: (name: string, place: number, count: number) => `${name} agora é ${number(place)} de ${number(count)}`,
    cameras: (names: readonly string[]) => `câmera ${list(names)} neste dispositivo`,
    byArtist: (artist: string) => `artista ${artist}`,
  },
};
