/** Components whose code is loaded when they are first shown. */
import {
  startTransition,
  Suspense,
  use,
  useLayoutEffect,
  useReducer,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { retryImport } from "./retry-import.ts";

type Load<Props> = () => Promise<FunctionComponent<Props>>;
type Patience = Parameters<typeof retryImport>[1];

/** Renders each boundary showing its fallback again. */
const suspended = new Set<() => void>();
/** Number of ended loads: it differs if one ended between a fallback's render and its effect. */
let ended = 0;

interface LazyBoundaryProps {
  /** Shown while code is loaded; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A `Suspense` that shows lazy components as soon as their code has loaded. React's retries wait until 0.3 s after the last
 * fallback (`FALLBACK_THROTTLE_MS`), even an empty one; updates do not.
 */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return <Suspense fallback={<Fallback rerender={rerender}>{fallback}</Fallback>}>{children}</Suspense>;
}

interface FallbackProps {
  readonly rerender: () => void;
  readonly children: ReactNode;
}

function Fallback({ rerender, children }: FallbackProps) {
  const endedBefore = ended;
  useLayoutEffect(() => {
    suspended.add(rerender);
    if (ended !== endedBefore) startTransition(rerender);
    return () => void suspended.delete(rerender);
  }, [rerender, endedBefore]);
  return children;
}

function loadEnded(): void {
  ended += 1;
  startTransition(() => suspended.forEach((rerender) => rerender()));
}

/** A component left out of the page until its code is there, however long the server is away. */
export function lazyPart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = lazyComponent(load, {});
  return function LazyPart(props: Props) {
    return (
      <LazyBoundary>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}

/** Tries to load a page before it is given up: it may be gone, as after an update. */
const PAGE_TRIES = 4;

/**
 * A page. It needs a {@link LazyBoundary} around it and throws when its code cannot be loaded: there is nothing else to show. It is
 * loaded again only after {@link forgetFailedPages}, because rendering would never end.
 */
export function lazyPage<Props extends object>(load: Load<Props>, patience?: Patience): FunctionComponent<Props> {
  return lazyComponent(load, { tries: PAGE_TRIES, ...patience });
}

const failed = new Set<() => void>();

/** Lets failed pages be loaded again. */
export function forgetFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}

function lazyComponent<Props extends object>(load: Load<Props>, patience: Patience): FunctionComponent<Props> {
  let loading: Promise<FunctionComponent<Props>> | undefined;
  const forget = (): void => {
    loading = undefined;
  };
  const begin = (): Promise<FunctionComponent<Props>> => {
    const begun = retryImport(load, patience);
    begun.catch(() => failed.add(forget)).finally(loadEnded);
    return begun;
  };
  return function LazyComponent(props: Props) {
    loading ??= begin();
    const Component = use(loading);
    return <Component {...props} />;
  };
}
