/** Tables of referrals. */

/** Accounts with a code for links. */
export interface ReferralLinksTable {
  uid: string;
  code: string;
  opened: number;
  created_at: string;
}

/** Accounts that came by a sender's link. */
export interface ReferralsTable {
  id: string;
  /** Null once the sender's account is deleted. */
  sender: string | null;
  /** Null once the account is deleted; its payment can still be reversed. */
  uid: string | null;
  /** `refused`: paid with a card that counts already; `reversed`: the months were taken back. */
  state: "joined" | "paid" | "refused" | "reversed";
  joined_at: string;
  /** The partner's id of the payment that gave the months. */
  payment: string | null;
  /** Hash of the card; each counts once. */
  card: string | null;
  /** JSON of the credits. */
  credits: string | null;
}
