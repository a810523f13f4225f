/** Components whose code is loaded when they are first shown. */
import { Suspense, use, type FunctionComponent } from "react";
import { retryImport } from "./retry-import.ts";

type Load<Props> = () => Promise<FunctionComponent<Props>>;
type Patience = Parameters<typeof retryImport>[1];

/** A component that is left out of the page until its code is there, however long the server is away. */
export function latePart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = lateComponent(load, {});
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Tries to load a page before it is given up: it may be gone, as after an update. */
const PAGE_TRIES = 4;

/**
 * A page, which needs a `Suspense` around it and throws when its code cannot be loaded: there is nothing else to show. It is
 * loaded again only after {@link forgetFailedPages}, because rendering would never end.
 */
export function latePage<Props extends object>(load: Load<Props>, patience?: Patience): FunctionComponent<Props> {
  return lateComponent(load, { tries: PAGE_TRIES, ...patience });
}

/** Forgets each failed page. */
const failed = new Set<() => void>();

/** Lets pages that could not be loaded be loaded again. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}

function lateComponent<Props extends object>(load: Load<Props>, patience: Patience): FunctionComponent<Props> {
  let loading: Promise<FunctionComponent<Props>> | undefined;
  const forget = (): void => {
    loading = undefined;
  };
  const begin = (): Promise<FunctionComponent<Props>> => {
    const begun = retryImport(load, patience);
    begun.catch(() => failed.add(forget));
    return begun;
  };
  return function LateComponent(props: Props) {
    loading ??= begin();
    const Component = use(loading);
    return <Component {...props} />;
  };
}
