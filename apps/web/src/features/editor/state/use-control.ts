import type { Settings } from "@matte/engine";
import { useCallback } from "react";
import type { ChangeDetail } from "#ui/change.ts";
import { changeSettings } from "../model/changes.ts";
import { useSession, useSetting } from "./context.ts";

export interface Control<T> {
  readonly value: T;
  readonly onChange: (value: T, detail?: ChangeDetail) => void;
}

const FINAL: ChangeDetail = { final: true };

/** One setting and its setter. A drag or a burst of typing is one step of the history. */
export function useControl<Key extends keyof Settings>(key: Key): Control<Settings[Key]> {
  const session = useSession();
  const value = useSetting(key);
  const onChange = useCallback(
    (next: Settings[Key], { final }: ChangeDetail = FINAL) => {
      const values: Partial<Settings> = { [key]: next };
      session.change(changeSettings(values), { key, final });
    },
    [session, key],
  );
  return { value, onChange };
}
