/** Texts on the pages before and after the checkout. */
export const checkout = {
  opening: "Opening the checkout",
  failed: "Couldn’t open the checkout",
  account: "Go to your account",
  editor: "Open the editor",
  unknown: { title: "No such plan", text: "This plan isn’t for sale." },
  cancelled: {
    title: "Nothing was bought",
    text: "You left the checkout before paying. You weren’t charged.",
    back: "Back to the checkout",
  },
  /** While the payment is being confirmed. @param plan such as `Pro` */
  confirming: {
    title: "Thank you",
    text: (plan: string) =>
      `${plan} starts as soon as your payment is confirmed, which takes a few seconds. You can close this page.`,
    status: "Waiting for the confirmation",
  },
  confirmed: {
    title: (plan: string) => `You are on ${plan}`,
    text: "Thank you. Editors that are open in other tabs have the plan too.",
  },
  noAnswer: "The server doesn’t answer. Try again in a moment.",
};
