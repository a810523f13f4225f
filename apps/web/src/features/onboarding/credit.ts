/** Templates of the credit (SPEC §3). The resulting text is saved, not the template. */
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

/** The credit that a template makes of a name; empty without one. */
export function creditFrom(template: Template, name: string): string {
  const trimmed = name.trim();
  return trimmed === "" ? "" : TEXTS[template](trimmed);
}

/** Label of a template: its credit, with a placeholder if there is no name. */
export function templateLabel(template: Template, name: string): string {
  return creditFrom(template, name) || TEXTS[template]("name");
}
