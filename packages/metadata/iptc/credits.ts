import type { Credits } from "../types.ts";
import { inUtf8, shortUtf8, UTF8 } from "./charset.ts";
import type { Dataset } from "./datasets.ts";

/** IPTC-IIM 4.2 §6, record 2, with longest values in bytes. */
export const COPYRIGHT_NOTICE = { number: 116, longest: 128 };
const FIELDS = {
  title: { number: 5, longest: 64 },
  creator: { number: 80, longest: 32 },
  location: { number: 92, longest: 32 },
  credit: { number: 110, longest: 32 },
  rights: COPYRIGHT_NOTICE,
} as const;
type Field = keyof typeof FIELDS;
const ALL: readonly Field[] = ["title", "creator", "location", "credit", "rights"];

/** Mandatory datasets: EnvelopeRecordVersion, CodedCharacterSet, ApplicationRecordVersion; version 4 in both models. */
const VERSION = Uint8Array.of(0, 4);
const CHARACTER_SET = { record: 1, number: 90, data: UTF8 };
const MANDATORY: readonly Dataset[] = [
  { record: 1, number: 0, data: VERSION },
  CHARACTER_SET,
  { record: 2, number: 0, data: VERSION },
];

/** Adds the caption's credits, replacing datasets with the same number. */
export function withCredits(datasets: readonly Dataset[], credits: Credits): Dataset[] {
  const written = ALL.filter((field) => isWritten(datasets, credits, field)).map((field) => datasetOf(credits, field));
  if (written.length === 0) return [...datasets];
  return mandatoryFirst(written.reduce(replaced, inUtf8(datasets)));
}

/** Replaces in place, so that writing it again changes nothing. */
function replaced(datasets: readonly Dataset[], written: Dataset): readonly Dataset[] {
  const same = ({ record, number }: Dataset): boolean => record === written.record && number === written.number;
  const found = datasets.findIndex(same);
  const others = datasets.filter((dataset) => !same(dataset));
  return others.toSpliced(found < 0 ? others.length : found, 0, written);
}

function isWritten(datasets: readonly Dataset[], credits: Credits, field: Field): boolean {
  const exists = datasets.some(
    ({ record, number, data }) => record === 2 && number === FIELDS[field].number && data.length > 0,
  );
  return credits[field] !== "" && !(field === "rights" && exists);
}

function datasetOf(credits: Credits, field: Field): Dataset {
  const { number, longest } = FIELDS[field];
  return { record: 2, number, data: shortUtf8(credits[field], longest) };
}

/** Versions start their records; UTF-8 is the only character set. */
function mandatoryFirst(datasets: readonly Dataset[]): Dataset[] {
  const is = (a: Dataset, b: Dataset): boolean => a.record === b.record && a.number === b.number;
  const first = MANDATORY.map((own) =>
    own === CHARACTER_SET ? own : (datasets.find((other) => is(own, other)) ?? own),
  );
  return [...first, ...datasets.filter((dataset) => !MANDATORY.some((own) => is(own, dataset)))];
}
