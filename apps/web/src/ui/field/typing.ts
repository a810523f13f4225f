import { useRef, type ChangeEvent } from "react";
import type { OnChange } from "../change.ts";

/** Handlers that report every change, and once more when the field is left or committed after typing. */
export function useTyping(value: string, onChange: OnChange<string>) {
  const typed = useRef(false);
  return {
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      typed.current = true;
      onChange(event.target.value, { final: false });
    },
    onBlur: (): void => {
      if (typed.current) onChange(value, { final: true });
      typed.current = false;
    },
  };
}
