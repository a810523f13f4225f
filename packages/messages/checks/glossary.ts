/**
 * One word for one thing, in each language. An English term needs one of the forms in the translation of every text that has it;
 * forbidden forms are errors of shipped photo software.
 */

/** Languages with a glossary, by the name of their folder. */
export const GLOSSARY_LANGUAGES = ["zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt-BR", "it", "uk"] as const;

export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

export interface Term {
  /** In English texts. Upper case counts, because Matte is also the product’s name. */
  readonly english: RegExp;
  /** Word beginnings, in lower case. */
  readonly forms: Readonly<Record<GlossaryLanguage, readonly string[]>>;
}

function term(
  english: RegExp,
  forms: readonly [
    hans: string,
    hant: string,
    ja: string,
    ko: string,
    de: string,
    fr: string,
    es: string,
    pt: string,
    it: string,
    uk: string,
  ],
): Term {
  const entries = GLOSSARY_LANGUAGES.map((language, index) => [language, (forms[index] ?? "").split("/")]);
  return { english, forms: Object.fromEntries(entries) as Term["forms"] };
}

export const TERMS: readonly Term[] = [
  // Not the command of this name.
  term(/(?<![/\w])mattes?\b(?![.-]| (?:frame|unframe|inspect|looks|watch|sign-in|sign-out|help|completion|manual)\b)/, [
    "衬纸",
    "襯紙",
    "マット",
    "매트",
    "passepartout",
    "passe-partout",
    "paspartú",
    "paspatur",
    "passepartout",
    "паспарту",
  ]),
  term(/\b[Ww]atermarks?\b/, [
    "水印",
    "浮水印",
    "透かし",
    "워터마크",
    "wasserzeichen",
    "filigrane",
    "marca de agua/marcas de agua",
    "marca d’água/marcas d’água",
    "filigran",
    "водян",
  ]),
  term(/\b[Ll]ens\b/, [
    "镜头",
    "鏡頭",
    "レンズ",
    "렌즈",
    "objektiv",
    "objectif",
    "objetivo",
    "lente",
    "obiettiv",
    "об’єктив",
  ]),
  term(/\b[Aa]perture\b/, [
    "光圈",
    "光圈",
    "絞り",
    "조리개",
    "blende",
    "ouverture",
    "apertura",
    "abertura",
    "diaframma",
    "діафрагм",
  ]),
  term(/\bShutter speed\b/, [
    "快门速度",
    "快門速度",
    "シャッタースピード",
    "셔터 속도",
    "verschlusszeit",
    "vitesse d’obturation",
    "velocidad de obturación",
    "velocidade do obturador",
    "velocità otturatore",
    "витримк",
  ]),
  term(/\b[Ff]ocal length\b/, [
    "焦距",
    "焦距",
    "焦点距離",
    "초점 거리",
    "brennweite",
    "focale",
    "distancia focal",
    "distância focal",
    "lunghezza focale",
    "фокусн",
  ]),
  term(/\b[Mm]etadata\b/, [
    "元数据",
    "中繼資料",
    "メタデータ",
    "메타데이터",
    "metadat",
    "métadonnées",
    "metadatos",
    "metadados",
    "metadati",
    "метадан",
  ]),
  term(/\b[Cc]ontact sheets?\b/, [
    "小样",
    "縮圖目錄",
    "コンタクトシート",
    "밀착 인화",
    "kontaktabzug/kontaktabzüge",
    "planche contact/planches contact",
    "hoja de contactos/hojas de contactos",
    "folha de contatos/folhas de contatos",
    "provin",
    "контактн",
  ]),
  term(/\bPhoto credit\b/, [
    "署名",
    "拍攝者",
    "クレジット",
    "크레딧",
    "bildnachweis",
    "crédit",
    "crédito",
    "crédito",
    "crediti/foto:",
    "автор",
  ]),
  term(/\bUndo\b/, [
    "撤销",
    "復原",
    "元に戻す",
    "실행 취소",
    "rückgängig",
    "annuler",
    "deshacer",
    "desfazer",
    "annulla",
    "скасувати",
  ]),
  term(/^Crop$/, [
    "裁剪",
    "裁切",
    "切り抜き/トリミング",
    "자르기",
    "zuschneiden",
    "recadrer/rogner",
    "recortar",
    "cortar",
    "ritaglia",
    "кадрування",
  ]),
  term(/\b[Qq]uality\b/, [
    "质量/画质",
    "品質",
    "品質/画質",
    "품질/화질",
    "qualität",
    "qualité",
    "calidad",
    "qualidade",
    "qualità",
    "якіст/якост",
  ]),
];

/** Errors, and ways to address readers that a language does not use here. */
export const FORBIDDEN: Readonly<Partial<Record<GlossaryLanguage, readonly RegExp[]>>> = {
  "zh-Hans": [/镜片/, /联系人/, /您/, /[,;!?] /],
  "zh-Hant": [/連絡人/, /您/, /[,;!?] /],
  ja: [/ユーザ(?!ー)/, /フォルダ(?!ー)/],
  ko: [/화각/, /\((?:이|을|은|와)\)/],
  de: [/\bLinsen?\b/, /Kontaktliste/, /\b(?:[Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir)\b/, /"/],
  fr: [/\b[Ll]entilles?\b/, /[^\u{202F}\u{A0}\d/][;!?](?:\s|$)/u, /[“”"]/],
  es: [/velocidad de(?:l)? diafragma/, /\b[Uu]sted\b/, /(?<!¿[^?]*)\?$/],
  "pt-BR": [/\b[Tt]u\b/, /\btua?s?\b/],
  it: [/\bringraziament/],
  uk: [/час контакту/, /подяк/, /\p{Script=Cyrillic}'\p{Script=Cyrillic}/u],
};
