/** The credit's templates (SPEC §3). What is kept is the text that one gives, not the template. */
export const TEMPLATES = [
  "photo-by",
  "at-username",
  "copyright",
  "name-photography",
  "shot-by",
  "captured-by",
] as const;
export type Template = (typeof TEMPLATES)[number];

const TEXTS: Readonly<Record<Template, (name: string) => string>> = {
  "photo-by": (name) => `Photo by ${name}`,
  "at-username": (name) => `@${name.replace(/\s+/g, "")}`,
  copyright: (name) => `© ${name}`,
  "name-photography": (name) => `${name} Photography`,
  "shot-by": (name) => `Shot by ${name}`,
  "captured-by": (name) => `Captured by ${name}`,
};

/** What a template makes of a name; nothing without one. */
export function creditFrom(template: Template, name: string): string {
  const trimmed = name.trim();
  return trimmed === "" ? "" : TEXTS[template](trimmed);
}

/** What a template is called: by what it gives, or by what it would. */
export function templateLabel(template: Template, name: string): string {
  return creditFrom(template, name) || TEXTS[template]("name");
}
