import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../Icon.tsx";
import "./overlay.css";

export type MenuItem = MenuAction | MenuLink;

interface MenuEntry {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
}

export interface MenuAction extends MenuEntry {
  /** For items that are on or off. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuLink extends MenuEntry {
  /** Another page. */
  readonly to: string;
  /** Opens beside this page, which stays as it is. */
  readonly apart?: boolean | undefined;
}

export interface MenuProps {
  /** The button's accessible name. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly items: readonly MenuItem[];
}

/** A button with what there was no room for. The list lies beside it, so that it belongs to the same landmark. */
export function Menu({ label, icon, items }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={<IconButton icon={icon} label={label} />} />
      <span ref={place} />
      <Base.Portal container={place}>
        <Base.Positioner className="menu-place" align="end" sideOffset={4} collisionPadding={8} positionMethod="fixed">
          <Base.Popup className="menu">
            {items.map((item) => (
              <Item key={item.label} {...item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item(item: MenuItem) {
  if (!("to" in item)) return <Action {...item} />;
  const target = item.apart === true ? "_blank" : undefined;
  return (
    <Base.LinkItem className="menu-item" closeOnClick render={<Link to={item.to} target={target} />}>
      <Words {...item} />
    </Base.LinkItem>
  );
}

function Words({ label, icon }: MenuEntry) {
  return (
    <>
      {icon !== undefined && <Icon of={icon} />}
      <span>{label}</span>
    </>
  );
}

function Action({ label, icon, checked, disabled, onSelect }: MenuAction) {
  const words = <Words label={label} icon={icon} />;
  const shared = { className: "menu-item", ...(disabled === undefined ? {} : { disabled }) };
  if (checked === undefined) {
    return (
      <Base.Item {...shared} onClick={onSelect}>
        {words}
      </Base.Item>
    );
  }
  return (
    <Base.CheckboxItem {...shared} checked={checked} onCheckedChange={onSelect} closeOnClick>
      {words}
      <Base.CheckboxItemIndicator className="menu-mark" />
    </Base.CheckboxItem>
  );
}
