import { Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { retryImport } from "#lib/retry-import.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { IconButton } from "#ui/index.ts";
import type { MenuProps } from "#ui/overlay/Menu.tsx";

type Menu = (props: MenuProps) => ReactNode;

const loadMenu = async () => retryImport(async () => (await import("#ui/overlay/Menu.tsx")).Menu);

/** A button opening a list of actions. The list is loaded when the page is idle, or when the button is used before. */
export function ActionsMenu(props: Pick<MenuProps, "label" | "items">) {
  const [Menu, setMenu] = useState<Menu | null>(null);
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    let current = true;
    const load = (): void =>
      void loadMenu().then((loaded) => {
        if (current) setMenu(() => loaded);
        return undefined;
      });
    const cancel = pressed ? load() : whenIdle(load);
    return () => {
      current = false;
      cancel?.();
    };
  }, [pressed]);
  if (Menu !== null) return <Menu {...props} icon={Ellipsis} focused={focused} pressed={pressed} />;
  return (
    <IconButton
      icon={Ellipsis}
      label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={pressed}
      // A list that arrives before the button is released would miss the click.
      onMouseDown={({ button }) => button === 0 && setPressed(true)}
      onClick={() => setPressed(true)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
}
