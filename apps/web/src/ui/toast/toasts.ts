/**
 * Short messages at the foot of the page. Five types, their times and the limit of twenty are react-hot-toast's own
 * (SPEC §9): blank, error and custom 4 s, success 2 s, loading until it is replaced or taken away.
 */
import { toast, type Renderable } from "react-hot-toast/headless";

/** Milliseconds in which a message fades before it is removed. */
export const LEAVING = 200;

const ALERT = { ariaProps: { role: "alert", "aria-live": "assertive" } } as const;

interface Options {
  readonly id?: string;
}

/** An id given takes the place of the message that has it. */
function named(id: string | undefined): Options {
  return id === undefined ? {} : { id };
}

export const toasts = {
  /** A plain sentence (the type `blank`), 4 s. */
  plain: (text: string, id?: string): string => toast(text, named(id)),
  /** Something failed, 4 s; read out at once. */
  error: (text: string, id?: string): string => toast.error(text, { ...named(id), ...ALERT }),
  /** Something is done, 2 s. */
  success: (text: string, id?: string): string => toast.success(text, named(id)),
  /** Something is going on; stays until it is replaced or dismissed. */
  loading: (text: string, id?: string): string => toast.loading(text, named(id)),
  /** Contents of one's own, 4 s. */
  custom: (contents: NonNullable<Renderable>, id?: string): string => toast.custom(contents, named(id)),
  /** Lets one message go, or all. */
  dismiss: (id?: string): void => toast.dismiss(id),
  /** Takes one message away without a farewell, or all. */
  remove: (id?: string): void => toast.remove(id),
};
