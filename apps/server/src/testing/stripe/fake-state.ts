/** The fake Stripe's state, read and changed by tests. */

export interface FakeSubscription {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly price: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly cancelAtPeriodEnd?: boolean;
  /** Seconds since 1970. */
  readonly created?: number;
}

export interface FakeCharge {
  readonly customer: string;
  /** Subscription paid by it. */
  readonly subscription: string;
  /** In cents; of a year by default. */
  readonly amount?: number;
  /** Fingerprint; null for a wallet, the charge's own by default. */
  readonly card?: string | null;
  refunded: boolean;
}

export interface FakeBalanceChange {
  readonly customer: string;
  /** In cents; negative for the customer's money. */
  readonly amount: number;
  readonly currency: string;
  readonly metadata: { readonly key: string };
}

export interface FakeStripe {
  readonly origin: string;
  /** Existing customers by id, with their fields. */
  readonly customers: Map<string, Record<string, string>>;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Charges by id. */
  readonly charges: Map<string, FakeCharge>;
  /** Changes of balances. */
  readonly balances: FakeBalanceChange[];
  readonly disputes: Map<string, { readonly charge: string; readonly status: string }>;
  /** Created checkouts' bodies, each with its `id` and `status`. */
  readonly checkouts: Record<string, string>[];
  /** Answers everything with an error while true. */
  broken: boolean;
  /** Called before sending each answer about subscriptions. */
  beforeAnswer: () => Promise<void>;
  /** Called with each created customer before answering. */
  beforeCustomer: () => Promise<void>;
  /** Called with each created checkout before answering. */
  beforeCheckout: () => Promise<void>;
  /** Called before changing a balance. */
  beforeBalance: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Cents of the fake prices. */
export const YEAR = 7200;
export const MONTH = 900;
export const STUDIO_MONTH = 1900;

/** Every period's end, in seconds since 1970. */
export const PERIOD_END = 1_800_000_000;
export const RENEWAL = new Date(PERIOD_END * 1000).toISOString();
