/**
 * Short messages at the foot of the page. Five types, their times and the limit of twenty are react-hot-toast's own
 * (SPEC §9): blank, error and custom 4 s, success 2 s, loading until it is replaced or taken away.
 * The same words said again take the place of those before, so that they never pile up.
 */
import { toast, type Renderable } from "react-hot-toast/headless";
import { createRepeats } from "./repeats.ts";

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

const repeats = createRepeats();

/** The new message appears as any other does, so that a repetition is seen and heard; then the old one goes. */
function once(type: string, text: string, id: string): string {
  for (const before of repeats.say(id, `${type}: ${text}`)) toast.remove(before);
  return id;
}

export const toasts = {
  /** A plain sentence (the type `blank`), 4 s. */
  plain: (text: string, id?: string): string => once("blank", text, toast(text, named(id))),
  /** Something failed, 4 s; read out at once. */
  error: (text: string, id?: string): string => once("error", text, toast.error(text, { ...named(id), ...ALERT })),
  /** Something is done, 2 s. */
  success: (text: string, id?: string): string => once("success", text, toast.success(text, named(id))),
  /** Something is going on; stays until it is replaced or dismissed. */
  loading: (text: string, id?: string): string => once("loading", text, toast.loading(text, named(id))),
  /** Contents of one's own, 4 s. */
  custom: (contents: NonNullable<Renderable>, id?: string): string => toast.custom(contents, named(id)),
  /** Lets one message go, or all. */
  dismiss: (id?: string): void => toast.dismiss(id),
  /** Takes one message away without a farewell, or all. */
  remove: (id?: string): void => toast.remove(id),
};
