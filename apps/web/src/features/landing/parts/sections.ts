/** Anchors of the navigation and of the phone's menu. */
export const ANCHORS = [
  ["how-it-works", "How it works"],
  ["features", "Features"],
  ["roadmap", "Roadmap"],
  ["pricing", "Pricing"],
  ["faq", "FAQ"],
  ["testimonials", "Testimonials"],
  ["cta", "Start"],
] as const;
