import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../link/Link.tsx";
import "./button.css";

interface ButtonStyle {
  /** `filled` is a view's main action, `line` any other one, `bare` a text button. */
  readonly variant?: "filled" | "line" | "bare" | undefined;
  readonly size?: "small" | "regular" | "large" | undefined;
}

export type ButtonProps = Omit<ComponentProps<"button">, "className" | "style"> & ButtonStyle;

export function Button({ variant = "filled", size = "regular", type = "button", ...rest }: ButtonProps) {
  return <button className={buttonClass(variant, size)} type={type} {...rest} />;
}

export type ButtonLinkProps = Omit<LinkProps, "className" | "style"> & ButtonStyle;

/** A link that looks like a button. */
export function ButtonLink({ variant = "filled", size = "regular", ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size)} {...rest} />;
}

function buttonClass(variant: string, size: string): string {
  return `button button-${variant} button-${size}`;
}
