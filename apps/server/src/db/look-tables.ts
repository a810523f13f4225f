/** Tables of public looks. */

/** Looks submitted to the public page. A withdrawn one keeps its slug alone, so that its page says so. */
export interface SharedLooksTable {
  id: string;
  slug: string;
  /** Null once withdrawn or anonymised. */
  uid: string | null;
  state: "open" | "approved" | "declined" | "withdrawn";
  name: string;
  description: string;
  /** As shown; may be empty. */
  author: string;
  link: string | null;
  /** JSON of a `Look`. */
  look: string;
  after_deletion: "remove" | "anonymise";
  /** The administrator's, when declining. */
  reason: string | null;
  submitted_at: string;
  /** Instant of the approval; null before one. */
  published_at: string | null;
  /** Visitors’ tries since the approval. */
  tried: number;
}

export interface LookPicturesTable {
  look_id: string;
  /** `first` to `third`. */
  picture: string;
  /** JPEG, in base64. */
  contents: string;
  width: number;
  height: number;
}

/** Reports by visitors, about whom nothing is stored. */
export interface LookReportsTable {
  look_id: string;
  reason: string;
  amount: number;
}
