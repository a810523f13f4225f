/** Text of the ids in the rows of the plans. */
import type { Benefit, Plan } from "@matte/engine";

/** Lines of the pricing cards. */
export const BENEFIT_TEXT: Readonly<Record<Benefit, string>> = {
  "border-control": "Full border control",
  caption: "Subject, credit and location",
  "camera-data": "Camera data, all or none",
  watermark: "Small watermark on exports",
  batch: "Unlimited batches, one ZIP",
  "no-watermark": "No watermark",
  "stroke-logo-fonts": "Inner stroke, logo, 16 fonts",
  "camera-choice": "Camera, lens or EXIF on their own",
  "settings-and-ios-app": "Settings follow you; iOS app",
  "everything-in-pro": "Everything in Pro",
  "local-fonts": "Desktop app with local fonts",
  presets: "Save and load presets",
  "priority-support": "Priority support",
};

/** The sentence on the account page. */
export const PLAN_SUMMARY: Readonly<Record<Plan, string>> = {
  free: "One photo at a time, the whole matte, the caption, and a small watermark on exports.",
  pro: "Batches as one ZIP, inner stroke, your logo, every font, and no watermark.",
  studio: "Everything in Pro, presets kept with the account, and this computer’s own fonts.",
};
