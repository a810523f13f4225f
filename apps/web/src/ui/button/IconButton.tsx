import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "../link/Link.tsx";
import { Icon } from "../Icon.tsx";
import "./button.css";

export type IconButtonProps = Omit<ComponentProps<"button">, "className" | "style" | "children" | "title"> & {
  readonly icon: LucideIcon;
  /** The accessible name and the tooltip. */
  readonly label: string;
  /** Keyboard shortcut for the tooltip: `Ctrl Z`. */
  readonly shortcut?: string | undefined;
  /** A toggle button's state; undefined for others. */
  readonly pressed?: boolean | undefined;
};

export function IconButton({ icon, label, shortcut, pressed, type = "button", ...rest }: IconButtonProps) {
  const title = shortcut === undefined ? label : `${label} (${shortcut})`;
  return (
    <button className="button-icon" type={type} aria-label={label} title={title} aria-pressed={pressed} {...rest}>
      <Icon of={icon} />
    </button>
  );
}

export interface IconLinkProps {
  readonly icon: LucideIcon;
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly to: string;
  /** Opens the page in another tab. */
  readonly newTab?: boolean | undefined;
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, to, newTab = false }: IconLinkProps) {
  return (
    <Link className="button-icon" to={to} target={newTab ? "_blank" : undefined} aria-label={label} title={label}>
      <Icon of={icon} />
    </Link>
  );
}
