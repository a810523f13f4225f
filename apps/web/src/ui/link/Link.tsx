import type { ComponentProps } from "react";
import { Link as RouterLink, useRouter } from "wouter";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Path of the page, without the prefix of its language. */
  readonly to: string;
  /** Loads the page as a document of its own, as static pages are. */
  readonly reloadDocument?: boolean | undefined;
}

/** A link to a page. It opens in place, but for documents of their own and other tabs. */
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
