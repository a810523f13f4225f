import { useEffect, useRef, useState, type MouseEvent } from "react";

const TABS = [
  ["matte", "Matte"],
  ["stroke", "Stroke"],
  ["caption", "Caption"],
  ["camera-data", "Camera data"],
  ["logo", "Logo"],
  ["output", "Output"],
] as const;
type Tab = (typeof TABS)[number][0];

/** Pixels of the tab before that stay in view. */
const BEFORE = 48;

/** Leads to the sections below, and tells which one is on show. */
export function SectionTabs() {
  const current = useSectionOnShow();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (tab) nav.current?.scrollTo({ left: tab.offsetLeft - BEFORE });
  }, [current]);
  return (
    <nav ref={nav} className="section-tabs" aria-label="Settings sections">
      {TABS.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined} onClick={go}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls without leaving a trail of addresses for the Back button. On the way down the bar makes room. */
function go(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (section === null) return;
  const { top } = section.getBoundingClientRect();
  const covered = rootLength("scroll-padding-top");
  window.scrollBy({ top: top - (top > covered ? covered - rootLength("--bar") : covered) });
}

/** A length in pixels from the style of the page's root. */
function rootLength(property: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));
}

function useSectionOnShow(): Tab {
  const [current, setCurrent] = useState<Tab>("matte");
  useEffect(() => {
    const update = (): void => setCurrent(sectionOnShow());
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return current;
}

/** The last section that has reached the place where the tabs lead it. */
function sectionOnShow(): Tab {
  const stop = rootLength("scroll-padding-top");
  const reached = TABS.filter(([id]) => {
    const section = document.getElementById(id);
    if (section === null) return false;
    return Math.floor(section.getBoundingClientRect().top) <= stop;
  });
  return reached.at(-1)?.[0] ?? "matte";
}
