import { editor } from "@matte/messages/editor";
import { useEffect, useMemo, useRef, useState, type MouseEvent } from "react";
import { shownPhoto } from "../model/own-settings.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { setFolded, type Foldable } from "../state/folds.ts";

const TABS = [
  "together",
  "looks",
  "matte",
  "stroke",
  "frame",
  "caption",
  "camera-data",
  "logo",
  "output",
] as const satisfies readonly Foldable[];
type Tab = (typeof TABS)[number];

/** Pixels of the previous tab left in view. */
const PREVIOUS_TAB = 48;

/** Links to the sections below; they unfold them and mark the visible one. */
export function SectionTabs() {
  const session = useSession();
  const tabs = useTabs();
  const current = useVisibleSection() ?? tabs[0];
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (tab) nav.current?.scrollTo({ left: tab.offsetLeft - PREVIOUS_TAB });
  }, [current]);
  const open = (id: Tab, event: MouseEvent<HTMLAnchorElement>): void => {
    if (id !== "looks") setFolded(session, id, false);
    scrollToSection(event);
  };
  return (
    <nav ref={nav} className="section-tabs" aria-label={editor.sections.label}>
      {tabs.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "true" : undefined}
          onClick={(event) => open(id, event)}
        >
          {editor.sections[id]}
        </a>
      ))}
    </nav>
  );
}

/** Looks are shown with a photo, and the first section with photos framed together. */
function useTabs(): readonly Tab[] {
  const isEmpty = usePhotoCount() === 0;
  const hasSheet = useEditor(({ history }) => shownPhoto(history.present)?.sheet !== undefined);
  return useMemo(
    () => TABS.filter((tab) => (tab === "together" ? hasSheet : tab !== "looks" || !isEmpty)),
    [isEmpty, hasSheet],
  );
}

/** Scrolls to a section without an entry in the browser's history. Scrolling down hides the bar. */
function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (section === null) return;
  const { top } = section.getBoundingClientRect();
  const covered = rootLength("scroll-padding-top");
  window.scrollBy({ top: top - (top > covered ? covered - rootLength("--bar") : covered) });
}

/** A length in pixels from a custom property of the page's root. */
function rootLength(property: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));
}

/** Undefined before the page is scrolled. */
function useVisibleSection(): Tab | undefined {
  const [current, setCurrent] = useState<Tab>();
  useEffect(() => {
    const update = (): void => setCurrent(visibleSection());
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return current;
}

/** The last section scrolled to its tab's scroll position. */
function visibleSection(): Tab | undefined {
  const stop = rootLength("scroll-padding-top");
  const reached = TABS.filter((id) => {
    const section = document.getElementById(id);
    if (section === null) return false;
    return Math.floor(section.getBoundingClientRect().top) <= stop;
  });
  return reached.at(-1);
}
