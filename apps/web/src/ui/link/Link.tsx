import type { ComponentProps } from "react";
import { Link as RouterLink, useRouter } from "wouter";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** The page's path, without its language prefix. */
  readonly to: string;
  /** Loads the page as a separate document, like static pages. */
  readonly reloadDocument?: boolean | undefined;
}

/** A link to a page. It opens in place, except for separate documents and other tabs. */
export function Link({ to, reloadDocument = false, children, ...rest }: LinkProps) {
  const { base } = useRouter();
  if (!reloadDocument && rest.target === undefined) {
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={base + to} {...rest}>
      {children}
    </a>
  );
}
