import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import "./button.css";

interface ButtonLook {
  /** Filled is the one action of a view; line is any other; bare is text that can be pressed. */
  readonly look?: "filled" | "line" | "bare" | undefined;
  readonly size?: "small" | "regular" | "large" | undefined;
}

export type ButtonProps = Omit<ComponentProps<"button">, "className" | "style"> & ButtonLook;

export function Button({ look = "filled", size = "regular", type = "button", ...rest }: ButtonProps) {
  return <button className={buttonClass(look, size)} type={type} {...rest} />;
}

export type ButtonLinkProps = Omit<LinkProps, "className" | "style"> & ButtonLook;

/** Leads to another page and looks like a button. */
export function ButtonLink({ look = "filled", size = "regular", ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(look, size)} {...rest} />;
}

function buttonClass(look: string, size: string): string {
  return `button button-${look} button-${size}`;
}
