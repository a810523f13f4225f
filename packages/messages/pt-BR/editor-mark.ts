/** @see ../en/editor-mark.ts */
import type { MarkPlace, PhotoMarkKind } from "@matte/engine";

const kinds: Readonly<Record<PhotoMarkKind, string>> = { none: "Nenhuma", text: "Texto", logo: "Logo" };

const places: Readonly<Record<MarkPlace, string>> = {
  "bottom-right": "Embaixo à direita",
  bottom: "Embaixo",
  "bottom-left": "Embaixo à esquerda",
  left: "À esquerda",
  center: "Centro",
  right: "À direita",
  "top-left": "No alto à esquerda",
  top: "No alto",
  "top-right": "No alto à direita",
  tiled: "Repetida",
};

export const editorMark = {
  mark: "Marca na foto",
  kinds,
  stays: "Não dá para tirar a marca: ela continua na foto quando a moldura é removida.",
  text: "Texto",
  textName: "Texto da marca",
  textHint: "© Ada Lovelace",
  noLogo: "Adicione um logo acima.",
  place: "Posição",
  placeName: "Posição da marca",
  places,
  size: "Tamanho",
  sizeName: "Tamanho da marca",
  opacity: "Opacidade",
  opacityName: "Opacidade da marca",
};
