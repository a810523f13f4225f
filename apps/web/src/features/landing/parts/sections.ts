/** The anchors of the navigation; the phone's menu has the same. */
export const ANCHORS = [
  ["how-it-works", "How it works"],
  ["features", "Features"],
  ["roadmap", "Roadmap"],
  ["pricing", "Pricing"],
  ["faq", "FAQ"],
  ["testimonials", "Testimonials"],
  ["cta", "Start"],
] as const;
