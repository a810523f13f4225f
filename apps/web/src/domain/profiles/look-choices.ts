/** Looks that a profile may have, by keys for a list of choices. */
import {
  BUILT_IN_LOOKS,
  type BuiltInLook,
  builtInLook,
  FRAME_FIELDS,
  frameOfLook,
  isSameValue,
  type Look,
  LOOK_VERSION,
  readLook,
} from "@matte/engine";
import { editorLooks } from "@matte/messages/editor-looks";
import { profiles as texts } from "@matte/messages/profiles";
import type { ProfileContents } from "./profile-server.ts";

type ProfileLook = ProfileContents["look"];

/** Leaves the look alone; the shown photo's; the profile's, if it is none of ours. */
type LookKey = "keep" | "present" | "stored" | BuiltInLook;

export interface LookChoices {
  readonly initial: LookKey;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  lookOf(key: string): ProfileLook;
}

/** @param stored the profile's @param present the shown photo's; null without one */
export function lookChoices(stored: unknown, present: Look | null): LookChoices {
  const own = storedLook(stored);
  const initial = own === null ? "keep" : (nameOf(own) ?? "stored");
  const keys: readonly LookKey[] = [
    "keep",
    ...(present === null ? [] : (["present"] as const)),
    ...(initial === "stored" ? (["stored"] as const) : []),
    ...BUILT_IN_LOOKS,
  ];
  return {
    initial,
    options: keys.map((value) => ({ value, label: labelOf(value) })),
    lookOf: (key) => {
      if (key === "stored") return own && contentsOf(own);
      if (key === "present") return present && contentsOf(present);
      const name = BUILT_IN_LOOKS.find((look) => look === key);
      return name === undefined ? null : contentsOf(builtInLook(name));
    },
  };
}

/** Names a profile's look; null if it leaves the look alone. */
export function lookName(stored: unknown): string | null {
  const look = storedLook(stored);
  return look && labelOf(nameOf(look) ?? "stored");
}

/** A profile's look as stored; null for none and for one of a newer version. */
export function storedLook(stored: unknown): Look | null {
  if (stored === null) return null;
  const read = readLook(stored);
  return read.type === "look" ? read.look : null;
}

function labelOf(key: LookKey): string {
  return key === "keep" || key === "present" || key === "stored" ? texts.looks[key] : editorLooks.names[key];
}

function nameOf(look: Look): BuiltInLook | undefined {
  const frame = frameOfLook(look);
  return BUILT_IN_LOOKS.find((name) => {
    const other = frameOfLook(builtInLook(name));
    return FRAME_FIELDS.every((field) => isSameValue(frame[field], other[field]));
  });
}

/** The frame alone: texts and a font of this computer are in no profile. */
function contentsOf(look: Look): ProfileLook {
  const { localFont: _ofThisComputer, ...settings } = frameOfLook(look);
  return { version: LOOK_VERSION, settings };
}
