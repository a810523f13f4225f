import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "offensive",
  copied: "copied",
  misleading: "misleading",
  other: "something else",
};

export const admin = {
  title: "Admin dashboard",
  navigation: "Pages",
  editor: "Editor",
  account: "Account",
  loading: "Loading",
  refresh: "Refresh Data",
  views: "Views",
  stats: "Stats",
  users: "Users",
  images: "Images",
  submissions: "Submissions",
  more: "Show more",

  count: (amount: number) => number(amount),
  /** Such as `8.0%`; a share of nothing is `0.0%`. */
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  /** Such as `52%`; a share rounding to zero is `<1%`. */
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "<1%" : number(share, { style: "percent" });
  },
  /** Such as `19 Nov 2026`. */
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  /** Such as `21 Nov 2026, 08:20`. */
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  /** Such as `412 KB`; a file has at least 1 KB. */
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  /** A stored answer: `content-creator` is `content creator`, but `20-50` stays. */
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Total Users",
    proUsers: "Pro Users",
    conversion: (share: string) => `${share} conversion`,
    onboarded: "Onboarding Completed",
    completion: (share: string) => `${share} completion`,
    images: "Total Images",
    exported: "exported",
  },
  breakdowns: {
    crafts: "Crafts",
    primaryUseCases: "Primary use cases",
    imageVolumes: "Image volume",
    preferredPlatforms: "Preferred platforms",
    places: "Geographic distribution",
  },
  noAnswers: "No answers yet.",
  others: "all others",

  columns: { name: "Name", email: "Email", craft: "Craft", location: "Location", status: "Status", joined: "Joined" },
  none: "—",
  search: { label: "Search users", placeholder: "Address or name", nothing: "No users match your search." },
  files: { users: "Download CSV", newsletter: "Download newsletter CSV", audit: "Audit log" },
  user: {
    save: "Save",
    plan: "Plan",
    administrator: "Administrator",
    endSessions: "End sessions",
    sessionsEnded: (name: string) => `All sessions of ${name} have ended.`,
    sessionsNotEnded: "Couldn’t end the sessions. Try again.",
    ownRole: "You can’t remove your own administrator role.",
  },

  exports: { title: "Matted images", none: "No matted images yet." },
  originals: { title: "Original uploads", none: "No original images yet." },
  open: (file: string) => `Open ${file}`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) => `${number(count)} open. Declined authors read the reason.`,
    states: { label: "Show", open: "Open", approved: "On the page" },
    none: { open: "No look waits for an answer.", approved: "No looks are on the page." },
    /** Such as `Ines Morel, 24 November 2026`. */
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Account deleted",
    approve: "Approve",
    decline: "Decline",
    takeDown: "Take off the page",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `Decline “${name}”`,
    reason: "Reason, for the author",
    approved: (name: string) => `“${name}” is on the page`,
    declined: (name: string) => `“${name}” declined`,
    reports: (reasons: readonly string[]) => `Reported: ${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "Couldn’t save the decision. Try again.",
  },

  failures: {
    submissions: "Couldn’t load the submissions.",
    statistics: "Couldn’t load the statistics.",
    users: "Couldn’t load the users.",
    change: "Couldn’t save the change.",
    images: "Failed to load images.",
    signedOut: "Not authenticated",
    noAnswer: "The server doesn’t answer. Try again in a moment.",
  },
};
