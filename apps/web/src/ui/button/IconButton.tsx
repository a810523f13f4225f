import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "../Icon.tsx";
import "./button.css";

export type IconButtonProps = Omit<ComponentProps<"button">, "className" | "style" | "children" | "title"> & {
  readonly icon: LucideIcon;
  /** The accessible name, and what the pointer is told. */
  readonly label: string;
  /** Keys that do the same, `Ctrl Z`, for the pointer's tooltip. */
  readonly shortcut?: string | undefined;
  /** For buttons that stay pressed. */
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
  /** The accessible name, and what the pointer is told. */
  readonly label: string;
  readonly to: string;
  /** Opens beside this page, which stays as it is. */
  readonly apart?: boolean | undefined;
}

/** Leads to another page and looks like an icon button. */
export function IconLink({ icon, label, to, apart = false }: IconLinkProps) {
  return (
    <Link className="button-icon" to={to} target={apart ? "_blank" : undefined} aria-label={label} title={label}>
      <Icon of={icon} />
    </Link>
  );
}
