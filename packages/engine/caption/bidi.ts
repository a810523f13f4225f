import { type Direction, textDirection } from "./direction.ts";

/** Directional formatting characters, UAX #9 §2. */
const EMBEDDINGS = "\u202A\u202B";
const OVERRIDES = "\u202D\u202E";
const ISOLATES = "\u2066\u2067\u2068";
const END_OF_EMBEDDING = "\u202C";
const END_OF_ISOLATE = "\u2069";
const ANY = /[\u202A-\u202E\u2066-\u2069]/;

const ISOLATE: Readonly<Record<Direction, string>> = { ltr: "\u2066", rtl: "\u2067" };

type Open = "embedding" | "override" | "isolate";

interface Walk {
  readonly open: Open[];
  isolates: number;
}

/**
 * Balances directional formatting, so that a line cannot change the next line's direction: closes open embeddings and isolates, and
 * removes ends without a beginning. Also removes overrides: they reverse letters, and no name needs them.
 */
export function balanceBidi(text: string): string {
  if (!ANY.test(text)) return text;
  const walk: Walk = { open: [], isolates: 0 };
  const balanced = Array.from(text, (character) => step(walk, character)).join("");
  return balanced + walk.open.toReversed().map(ending).join("");
}

function step(walk: Walk, character: string): string {
  if (EMBEDDINGS.includes(character)) return begin(walk, "embedding", character);
  if (OVERRIDES.includes(character)) return begin(walk, "override", "");
  if (ISOLATES.includes(character)) return begin(walk, "isolate", character);
  if (character === END_OF_EMBEDDING) return endEmbedding(walk);
  return character === END_OF_ISOLATE ? endIsolate(walk) : character;
}

function begin(walk: Walk, kind: Open, kept: string): string {
  walk.open.push(kind);
  if (kind === "isolate") walk.isolates += 1;
  return kept;
}

function endEmbedding(walk: Walk): string {
  const last = walk.open.at(-1);
  if (last === undefined || last === "isolate") return "";
  walk.open.pop();
  return ending(last);
}

/** The end of an isolate also ends every embedding begun inside it (UAX #9 X6a). */
function endIsolate(walk: Walk): string {
  if (walk.isolates === 0) return "";
  const from = walk.open.lastIndexOf("isolate");
  walk.isolates -= 1;
  return walk.open.splice(from).toReversed().map(ending).join("");
}

function ending(kind: Open): string {
  if (kind === "override") return "";
  return kind === "isolate" ? END_OF_ISOLATE : END_OF_EMBEDDING;
}

/** A part of a line: isolated if its direction is not the line's, so that neither reorders the other. */
export function isolatedIn(line: Direction, part: string): string {
  const own = textDirection(part);
  return part === "" || own === line ? part : ISOLATE[own] + part + END_OF_ISOLATE;
}

/** Beginnings of isolates without an end. A text on several lines has them again on the next one. */
export function openIsolates(text: string): string {
  if (!ANY.test(text)) return "";
  const open: string[] = [];
  for (const character of text) {
    if (ISOLATES.includes(character)) open.push(character);
    else if (character === END_OF_ISOLATE) open.pop();
  }
  return open.join("");
}
