/** Stand before a name, with a colon. */
const WORDS = [
  "photos?|photograph(?:y|er|e|ie)?|image|shot",
  "fotos?|fotograf(?:ie|ía|ia|o|in)?|bild|aufnahme|prise de vue|cliché|scatto|imagen|imagem|immagine|crédito",
  "(?:автор(?:ка)? )?фото(?:граф(?:ія|ка|иня)?)?|світлина|знімок|зйомка",
  "撮影|写真|カメラマン|摄影|拍摄|影像|图|攝影|拍攝|圖|사진|촬영",
];
/** Stand before a name, with a space. */
const PHRASES = [
  "(?:(?:photo|photograph|photography|photographed|image|shot|captured|taken)\\s+)?by",
  "(?:foto|fotografie|fotografiert|aufnahme|aufgenommen|bild)\\s+von",
  "(?:photo|photographie|photographié|image|prise de vue|cliché)\\s+(?:de|par)",
  "(?:foto|fotografía|fotografia|fotografiado|fotografado|fotografato|imagen|imagem|registrado|tomada|tirada|clicado)\\s+(?:de|por)",
  "(?:foto|fotografia|scatto|immagine)\\s+di",
  "(?:fotografata|scattata)\\s+da",
];
/** Stand after a name. */
const TRADES = "photography|photographie|fotografie|fotografía|fotografia|фотографія|摄影|攝影|写真";

/** In the words of the languages that the product has, whatever the page’s is: files travel. */
const TEMPLATES = [
  new RegExp(String.raw`^(?:${PHRASES.join("|")})\s*:?\s+(?<name>.+)$`, "iu"),
  new RegExp(String.raw`^(?:${WORDS.join("|")})\s*[:：]\s*(?<name>.+)$`, "iu"),
  /^@\s*(?<name>.+)$/u,
  /^(?:©|\(c\)|copyright(?:\s*©)?)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?\s+)?(?<name>.+)$/iu,
  new RegExp(String.raw`^(?<name>.+?)\s+(?:${TRADES})$`, "iu"),
];

/**
 * Extracts the name from a photo credit such as `Photo by Ada`, `@Ada`, `© Ada`, `Ada Photography`, `Shot by Ada` or `Captured
 * by Ada`; otherwise returns the credit as typed.
 */
export function creatorOf(credit: string): string {
  const typed = credit.trim();
  const names = TEMPLATES.map((template) => template.exec(typed)?.groups?.["name"]?.trim());
  return names.find((name) => name !== undefined && name !== "") ?? typed;
}

/**
 * Returns another creator whom an export would replace with the name in its photo credit, or null.
 * @param creator creator in the photo's file
 * @param credit photo credit as printed
 */
export function replacedCreator(creator: string | undefined, credit: string): string | null {
  const printed = creatorOf(credit);
  if (creator === undefined || printed === "") return null;
  return isSamePerson(creatorOf(creator), printed) ? null : creator;
}

function isSamePerson(one: string, other: string): boolean {
  const plain = (name: string): string =>
    name
      .normalize("NFKC")
      .replace(/[\s.,]+/gu, " ")
      .trim()
      .toLowerCase();
  return plain(one) === plain(other);
}
