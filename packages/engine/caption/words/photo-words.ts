import { type PhotoDate, readPhotoDate } from "./photo-date.ts";

/** Words in a photo's file; unknown ones are absent, texts are single lines and never empty. */
export interface PhotoWords {
  readonly title?: string;
  readonly headline?: string;
  readonly description?: string;
  /** Alternative text for people who can't see the photo. */
  readonly alt?: string;
  readonly creator?: string;
  /** Credit line. */
  readonly credit?: string;
  readonly copyright?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  /** Sublocation within the city. */
  readonly location?: string;
  /** Joined by commas. */
  readonly keywords?: string;
  /** 1 to 5. */
  readonly rating?: number;
  /** When the photo was taken. */
  readonly date?: PhotoDate;
}

/** Words as found in a file. Dates are not parsed yet, the preferred one first. */
export interface FoundWords extends Omit<PhotoWords, "date"> {
  readonly dates: readonly string[];
}

/** Selects a photo's words: the date is the first readable one. */
export function photoWordsFrom({ dates, ...words }: FoundWords): PhotoWords {
  const date = dates.map(readPhotoDate).find((read) => read !== undefined);
  return date === undefined ? words : { ...words, date };
}
