import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { Fragment, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "../link/Link.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../Icon.tsx";
import "./overlay.css";

export type MenuItem = MenuAction | MenuLink;

interface MenuEntry {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** True for a group's first item, with a rule above it. */
  readonly ruled?: boolean | undefined;
}

export interface MenuAction extends MenuEntry {
  /** True for a toggle item that is on. */
  readonly checked?: boolean | undefined;
  /** True for an item preparing another one: the menu stays open. */
  readonly keepsOpen?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuLink extends MenuEntry {
  readonly to: string;
  /** Opens the page in another tab. */
  readonly newTab?: boolean | undefined;
}

export interface MenuProps {
  /** The button's accessible name. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly items: readonly MenuItem[];
  /** Takes the focus: the button before it had it. */
  readonly focused?: boolean;
  /** Opens at once: the button before it was pressed. */
  readonly pressed?: boolean;
}

/** A button opening a list of actions. The list is rendered next to the button, to belong to the same landmark. */
export function Menu({ label, icon, items, focused = false, pressed = false }: MenuProps) {
  const container = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const begin = useEffectEvent((): void => {
    if (focused) trigger.current?.focus();
    if (pressed) trigger.current?.click();
  });
  useEffect(() => begin(), []);
  return (
    <Base.Root>
      <Base.Trigger ref={trigger} render={<IconButton icon={icon} label={label} />} />
      <span ref={container} />
      <Base.Portal container={container}>
        <Base.Positioner className="menu-place" align="end" sideOffset={4} collisionPadding={8} positionMethod="fixed">
          <Base.Popup className="menu">
            {items.map((item) => (
              <Fragment key={item.label}>
                {item.ruled === true && <Base.Separator className="menu-rule" />}
                <Item {...item} />
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item(item: MenuItem) {
  if (!("to" in item)) return <Action {...item} />;
  const target = item.newTab === true ? "_blank" : undefined;
  return (
    <Base.LinkItem className="menu-item" closeOnClick render={<Link to={item.to} target={target} />}>
      <ItemText {...item} />
    </Base.LinkItem>
  );
}

function ItemText({ label, icon }: MenuEntry) {
  return (
    <>
      {icon !== undefined && <Icon of={icon} />}
      <span>{label}</span>
    </>
  );
}

function Action({ label, icon, checked, disabled, keepsOpen = false, onSelect }: MenuAction) {
  const text = <ItemText label={label} icon={icon} />;
  const shared = { className: "menu-item", ...(disabled === undefined ? {} : { disabled }) };
  if (checked === undefined) {
    return (
      <Base.Item {...shared} onClick={onSelect}>
        {text}
      </Base.Item>
    );
  }
  return (
    <Base.CheckboxItem {...shared} checked={checked} onCheckedChange={onSelect} closeOnClick={!keepsOpen}>
      {text}
      <Base.CheckboxItemIndicator className="menu-mark" />
    </Base.CheckboxItem>
  );
}
