/** @see ../en/editor-looks.ts */
import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Galeria",
  museum: "Museu",
  hairline: "Filete",
  linen: "Linho",
  stone: "Pedra",
  noir: "Noir",
  double: "Duplo",
  bevel: "Chanfro",
  square: "Quadrado",
  poster: "Pôster",
  journal: "Jornal",
  story: "Story",
  data: "Dados",
  card: "Ficha",
  ambient: "Ambiente",
  contact: "Contato",
  window: "Janela",
  washi: "Washi",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "com uma linha preta de 1 px",
  "stroke-replaced": "com uma linha preta de 1 px no lugar da própria",
  "second-stroke": "sem a segunda linha",
  bevel: "sem o chanfro",
  "inner-mat": "sem o paspatur interno",
  surface: "com paspatur liso",
  label: "com legenda simples",
  finish: "com acabamento plano na legenda",
  font: "em Inter no lugar da própria fonte",
};

const looks = (count: number): string => `${number(count)} ${plural(count, { one: "look", other: "looks" })}`;

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "local",
  photoBy: "crédito da foto",
  additionalCredits: "créditos adicionais",
  cameraText: "câmera",
  lensText: "lente",
  filmText: "filme",
  customDateFormat: "formato da data",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} “${text.replaceAll(/\s+/gu, " ")}”`;

export const editorLooks = {
  title: "Looks",
  names,
  all: "Todos os looks",
  menu: "Menu de looks",
  changed: (look: string) => `${look}, alterado`,
  revertTo: (look: string) => `Voltar para ${look}`,
  updateLook: (look: string) => `Atualizar “${look}”`,
  applied: (look: string) => `Look ${look} aplicado`,
  appliedTo: (look: string, count: number) =>
    `Look ${look} aplicado a ${count === 1 ? "esta foto" : `${number(count)} fotos`}`,
  shareLook: "Usar em todas as fotos",
  lookShared: "Todas as fotos têm este look",
  reverted: (look: string) => `De volta ao look ${look}`,
  updated: (look: string) => `“${look}” atualizado`,
  leftOut: (parts: readonly LeftOut[]) => `No seu plano: ${list(parts.map((part) => differences[part]))}`,
  wholeLook: "o look completo",
  linked: {
    region: "Look compartilhado",
    shown: "Este é o look do link.",
    shownOfFile: (file: string) => `Este é o look de “${file}”.`,
    keep: "Manter",
    texts: (texts: LookTexts) => `Manter também define ${list(Object.entries(texts).map(named))}.`,
    invalid: "O link não contém um look, ou só uma parte dele.",
    newer: (version: number) =>
      `O look do link é da versão ${version}, que esta página ainda não conhece. Recarregue a página e abra o link de novo.`,
    invalidFile: (file: string) => `“${file}” não contém um look.`,
    ownLooksFile: (file: string) => `“${file}” contém looks próprios, que fazem parte do Studio.`,
    newerFile: (file: string, version: number) =>
      `O look de “${file}” é da versão ${version}, que esta página ainda não conhece. Recarregue a página e importe o arquivo de novo.`,
  },
  newProfile: "Novo perfil",
  submit: "Enviar este look",
  copyLink: "Copiar link deste look",
  linkCopied: "Link copiado",
  linkNotCopied: "Não foi possível copiar o link: o navegador não dá acesso à área de transferência.",
  linkTooLong: "Os textos são longos demais para um link. Copie sem eles ou exporte o look como arquivo.",
  export: "Exportar look",
  import: "Importar look",
  file: "Arquivo de look",
  withTexts: "Com nomes, locais e créditos",
  unnamed: "Meu look",
  own: {
    title: "Seus looks",
    noAnswer: "O servidor não responde. Seus looks precisam de conexão.",
    save: "Salvar este look",
    rename: (look: string) => `Renomear “${look}”`,
    renameTitle: "Renomear look",
    remove: (look: string) => `Excluir “${look}”`,
    export: "Exportar looks próprios",
    name: "Nome do look",
    submit: { save: "Salvar", replace: "Substituir", rename: "Renomear" },
    saved: (name: string) => `“${name}” salvo`,
    removed: (name: string) => `“${name}” excluído`,
    imported: (count: number) => `${looks(count)} ${plural(count, { one: "importado", other: "importados" })}`,
  },
};
