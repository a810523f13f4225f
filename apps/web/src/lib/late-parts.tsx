/** Components whose code is loaded when they are first shown. */
import {
  createContext,
  startTransition,
  Suspense,
  use,
  useReducer,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { retryImport } from "./retry-import.ts";

type Load<Props> = () => Promise<FunctionComponent<Props>>;
type Patience = Parameters<typeof retryImport>[1];

interface LateProps {
  /** Shown while code is loaded; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the nearest {@link Late} again. */
const RenderAgain = createContext<() => void>(() => undefined);

/**
 * A `Suspense` that shows late components as soon as their code is there. By itself React reveals nothing within 0.3 s after any
 * fallback, even an empty one, so that a dialog whose code takes 5 ms would open late.
 */
export function Late({ fallback, children }: LateProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <RenderAgain value={renderAgain}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RenderAgain>
  );
}

/** A component that is left out of the page until its code is there, however long the server is away. */
export function latePart<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = lateComponent(load, {});
  return function LatePart(props: Props) {
    return (
      <Late>
        <Part {...props} />
      </Late>
    );
  };
}

/** Tries to load a page before it is given up: it may be gone, as after an update. */
const PAGE_TRIES = 4;

/**
 * A page, which needs a {@link Late} around it and throws when its code cannot be loaded: there is nothing else to show. It is
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

interface Loading<Props> {
  readonly code: Promise<FunctionComponent<Props>>;
  /** Renders what waits for the code; null once that has arrived or failed. */
  waiting: Set<() => void> | null;
}

function lateComponent<Props extends object>(load: Load<Props>, patience: Patience): FunctionComponent<Props> {
  let loading: Loading<Props> | undefined;
  const forget = (): void => {
    loading = undefined;
  };
  const begin = (): Loading<Props> => {
    const begun: Loading<Props> = { code: retryImport(load, patience), waiting: new Set() };
    const settle = (): void => {
      // An update of its own: React delays only what it retries by itself.
      startTransition(() => begun.waiting?.forEach((renderAgain) => renderAgain()));
      begun.waiting = null;
    };
    begun.code.catch(() => failed.add(forget)).finally(settle);
    return begun;
  };
  return function LateComponent(props: Props) {
    const renderAgain = use(RenderAgain);
    loading ??= begin();
    loading.waiting?.add(renderAgain);
    const Component = use(loading.code);
    return <Component {...props} />;
  };
}
