/** State of the fake Stripe, which tests read and change. */

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
  /** Charges by id, with the subscription whose invoice they paid. */
  readonly charges: Map<string, { readonly customer: string; readonly subscription: string; refunded: boolean }>;
  readonly disputes: Map<string, { readonly charge: string; readonly status: string }>;
  /** Bodies of the created checkouts, each with its `id` and `status`. */
  readonly checkouts: Record<string, string>[];
  /** Answers everything with an error while true. */
  broken: boolean;
  /** Called with each answer about subscriptions before it is sent. */
  beforeAnswer: () => Promise<void>;
  /** Called with each created customer before the answer is sent. */
  beforeCustomer: () => Promise<void>;
  /** Called with each created checkout before the answer is sent. */
  beforeCheckout: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** End of every period, in seconds since 1970. */
export const PERIOD_END = 1_800_000_000;
export const RENEWAL = new Date(PERIOD_END * 1000).toISOString();
