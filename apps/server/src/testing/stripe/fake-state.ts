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

export interface FakeStripe {
  readonly origin: string;
  /** Existing customers by id, with their fields. */
  readonly customers: Map<string, Record<string, string>>;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Charges by id, with the subscription paid by them. */
  readonly charges: Map<string, { readonly customer: string; readonly subscription: string; refunded: boolean }>;
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
  readonly stop: () => Promise<void>;
}

/** Every period's end, in seconds since 1970. */
export const PERIOD_END = 1_800_000_000;
export const RENEWAL = new Date(PERIOD_END * 1000).toISOString();
