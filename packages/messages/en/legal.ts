/** Texts on the pages about terms, privacy and the newsletter. A clause is a list of paragraphs; a nested list has points. */
import { rich, type RichText } from "../rich-text.ts";
import { format } from "./notation.ts";

/** Pages linked from the texts. */
export type LegalLink = "notices" | "privacy" | "newsletter";
/** Each text with markup has one link. */
type Linked = { [Link in LegalLink]: RichText<Link> }[LegalLink];
type Paragraph = string | Linked | readonly string[];

export interface Clause {
  readonly title: string;
  readonly text: readonly Paragraph[];
}

interface LegalText<Clauses extends string> {
  readonly title: string;
  /** The text in a sentence or two. */
  readonly summary: string;
  readonly clauses: Readonly<Record<Clauses, Clause>>;
}

/** @param prices prices for all plans, in sentences */
const terms = (
  prices: string,
): LegalText<"product" | "pictures" | "account" | "payment" | "liability" | "changes"> => ({
  title: "Terms",
  summary:
    "Your pictures are yours. You pay for the plan you choose, and can leave whenever you like. We keep the software honest and promise nothing that we can’t keep.",
  clauses: {
    product: {
      title: "What Matte is",
      text: [
        "Matte frames photos: it adds a border, a stroke, a caption and a logo, and writes a JPEG or PNG. Your own browser does the work. “We” are the people who run the server that this page comes from.",
        rich(
          "Matte contains software and typefaces by others. Their licences are in the <notices>third-party notices</notices>.",
        ),
        "Names of places come from GeoNames (geonames.org), shortened, under the Creative Commons licence CC BY 4.0 (creativecommons.org/licenses/by/4.0).",
      ],
    },
    pictures: {
      title: "Your pictures",
      text: [
        rich(
          "What you frame and what you export stays yours. You give us no right to it except to store the copies that the <privacy>privacy page</privacy> lists, so that the service works. You are responsible for having the right to frame and publish a picture, and for the names that you print under it.",
        ),
        "Exports on the Free plan carry a small watermark. Paid plans include commercial usage rights: you may sell, print and publish what you export on them without asking us.",
      ],
    },
    account: {
      title: "Your account",
      text: [
        "You sign in with your Google account. Don’t share it. Don’t use Matte to store unlawful content, to harm the service, or to access what belongs to others; we may close accounts that do.",
      ],
    },
    payment: {
      title: "Plans and payment",
      text: [
        `${prices} Prices are in US dollars. A plan renews until you cancel it, which you can do at any time in your account; it then runs to the end of the period that you have paid for. Within 30 days of a payment we refund it if you ask us to.`,
      ],
    },
    liability: {
      title: "What we don’t promise",
      text: [
        "The software is provided as it is. It may be unavailable at times, and may have faults. Keep your originals: Matte is no archive, and never changes the files on your own disk. As far as the law allows, we owe you at most what you paid in the last twelve months.",
      ],
    },
    changes: {
      title: "Changes",
      text: [
        "When these terms change, we change this page and the date below. What you have paid for keeps its terms until it renews.",
      ],
    },
  },
});

const privacy: LegalText<"browser" | "server" | "duration" | "cookies" | "others" | "rights"> = {
  title: "Privacy",
  summary:
    "Photos are framed in your browser. The server keeps your account, small previews of what you load and copies of what you export, until you delete them or your account; you can turn the copies off. We share and sell nothing, and track no one.",
  clauses: {
    browser: {
      title: "What stays with you",
      text: [
        "The files you open are read and framed in your browser; the files themselves aren’t sent anywhere. Your settings, your choice between light and dark, and pictures that wait to be uploaded are kept in your browser’s storage. When you sign out, your data there is erased, including pictures that wait. Only the theme remains, and changes to your answers and settings that still have to be sent.",
        "If you open a look that an account passes on by a link with its code, your browser keeps this code for 30 days. It is sent only with a new account that you make in that time, and a number at the sender’s account says that the link was opened.",
      ],
    },
    server: {
      title: "What the server stores",
      text: [
        [
          "Your account: address, name and identity as Google provides them, the date you joined, and your plan.",
          "Your answers to the seven questions, with your credit and location.",
          "On paid plans, your editor settings and your logo, and on Studio your presets, so that they follow you.",
          "Your profiles: the names, credits, rights, places and artists that you typed into them, with their looks. Serial numbers of cameras stay in your browser, as hashes.",
          "For each photo you load, its file’s name and a preview: a JPEG of 600 pixels a side, with white around the photo.",
          "For each export, its file’s name and the framed picture: as you exported it, or with a long side of 4,096 pixels if it has more than 120 megapixels or 50 MB.",
          "The times when you signed in, the names of the browsers and devices with which you did, and for 90 days the ids of the changes you sent.",
          "Looks that you submitted to the public page: their names, descriptions, authors’ names and links as you wrote them, with the answer you got. Approved ones are public, with pictures of our own photos. Of reports by visitors only the number and the reason are stored, of their tries only the number.",
          "If you pass looks on by links with your code: the code, how often the links were opened, and the accounts that came by them. If you came by such a link: when, and by whose; once you pay, the payment and a hash that tells your card from others, so that each counts once. Senders see numbers only.",
          "Once you have bought a plan, your number with the payment service, and the date until which the plan is paid.",
        ],
        "If you subscribed to the newsletter, your address and the times you agreed and confirmed it are on its list, whether you have an account or not.",
        "Only you and the administrators of this server can see this data. Previews and framed pictures are sent and stored without camera data, places or names in the file; what is printed in the picture is in the picture. On the account page you can delete them all, and turn off that copies are stored. The file that you export is different: it contains what you printed and the camera’s data, and your location only if you chose to keep it.",
      ],
    },
    duration: {
      title: "How long",
      text: [
        "Until you delete it. Deleting your account, on the account page, removes the account and everything stored with it, including all pictures, and takes your address off the newsletter’s list. The link in each newsletter does only the latter. A session ends when you sign out, or after some time without use; a device that you signed in with a code keeps your plan and address for up to 30 days.",
        "Two things remain longer. Backups of this server contain what existed when they were made, until they are deleted in turn. A log of what administrators did to accounts keeps the account’s number, which can then no longer be traced to a person.",
        "A public look of yours goes with the account, or stays without your name and link, as you chose for it. A look that was withdrawn leaves only its address, which says so. If you joined by another user’s link, their count still includes you, with the payment’s number and the hash of its card.",
      ],
    },
    cookies: {
      title: "Cookies and logs",
      text: [
        "One cookie records that you are signed in; another, for ten minutes, that you began to sign in. Scripts and other sites can read neither, and there are no others. The server’s log contains the method, path, status and time of a request; sign-ins and refused requests have the random number of your account as well, and nothing else about you. Network addresses are counted for up to an hour, to prevent abuse, and then forgotten. That of a device that asks to be signed in is shown to you, and kept until you decide, or for an hour and ten minutes. There are no trackers, no advertising and no third-party statistics; fonts and pictures come from this server.",
      ],
    },
    others: {
      title: "Who else is involved",
      text: [
        "Google learns that you sign in here, and gives us your address and name. Stripe takes payments: we never see your card’s number. Both apply only when you use them. The service that sends the newsletter for us has the addresses on its list. Your data is processed securely and never shared with anyone else.",
      ],
    },
    rights: {
      title: "Your rights",
      text: [
        "On your account page you can read and change what you told us, download everything that is stored about you as one file, and delete all of it. For anything else, write to the people who run this server.",
      ],
    },
  },
};

export const legal = {
  editor: "Open the editor",
  /** Accessible name for the links between these pages. */
  navigation: "Legal",
  terms,
  privacy,
  /** @param date when the text last changed */
  lastChanged: (date: Date) => `Last changed on ${format.date(date, { dateStyle: "long", timeZone: "UTC" })}.`,
  newsletter: {
    title: "Newsletter",
    summary: "What’s new in Matte, and ideas for framing photographs. At most one letter a month.",
    subscription: "Subscribe",
    subscribed: {
      title: "You’re on the list.",
      text: "We’ll send you the next letter. Each one has a link to unsubscribe.",
    },
    sent: {
      title: "Check your mail.",
      text: "We sent a link to your address. Open it within two days to confirm your subscription. If nothing arrives, look in your spam folder, or try again in an hour.",
    },
    rejected: {
      title: "We couldn’t subscribe you.",
      text: "Check the address, tick the box, and try again in a minute.",
    },
    email: "Email",
    consent: "I agree to receive the newsletter. I can unsubscribe at any time.",
    submit: "Subscribe",
    busy: "Subscribing…",
    stored: {
      title: "What we keep",
      text: [
        rich(
          "Your address and the times you agreed and confirmed it, until you unsubscribe. An address that isn’t confirmed within two days is deleted, where this server asks for confirmation. We use them only for the newsletter; the <privacy>privacy page</privacy> has the details. You don’t need an account.",
        ),
      ],
    } satisfies Clause as Clause,
  },
  confirm: {
    title: "Confirm your subscription",
    summary: "One click, and you get the newsletter: at most one letter a month.",
    clause: "Confirm",
    submit: "Confirm",
    done: {
      title: "You’re on the list.",
      text: "We’ll send you the next letter. Each one has a link to unsubscribe.",
    },
    expired: {
      title: "This link has expired.",
      text: rich("Links work for two days. To get a new one, <newsletter>subscribe again</newsletter>."),
    },
    failed: {
      title: "We couldn’t confirm your subscription.",
      text: "Try again in a minute.",
    },
  },
  unsubscribe: {
    title: "Leave the newsletter",
    summary: "One click, and you get no more letters. Your address is deleted from the list.",
    clause: "Unsubscribe",
    submit: "Unsubscribe",
    done: {
      title: "You’re unsubscribed.",
      text: rich(
        "The address that the link was sent to is not on the list. To get the letter again, <newsletter>subscribe</newsletter>.",
      ),
    },
    failed: {
      title: "We couldn’t unsubscribe you.",
      text: "You’re still on the list. Try again in a minute.",
    },
  },
};
