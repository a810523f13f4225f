/**
 * Limits letters per hour: from the server, to a domain, and on behalf of a network address. Strangers enter the
 * addresses.
 */
import { domainOf } from "./mailbox.ts";
import type { SharedCounts } from "./shared-counts.ts";

/** @returns false for an excess letter @param sender the visitor's network address */
export type AllowLetter = (email: string, sender: string) => Promise<boolean>;

const HOUR_MS = 60 * 60_000;
const [OF_SERVER, TO_DOMAIN, OF_SENDER] = [300, 10, 20];

/** Domains with many mailboxes, each for another person. Other domains may deliver all addresses to one mailbox. */
const PROVIDERS: ReadonlySet<string> = new Set(
  `126.com 163.com aol.com fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk
  hotmail.com hotmail.fr icloud.com laposte.net libero.it live.com mac.com mail.com mail.ru mailbox.org me.com msn.com naver.com
  orange.fr outlook.com outlook.de pm.me posteo.de proton.me protonmail.com qq.com seznam.cz t-online.de web.de wp.pl yahoo.co.jp
  yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.ru ymail.com zoho.com`.split(/\s+/),
);

export function createLetterLimits(counts: Pick<SharedCounts, "add">): AllowLetter {
  const isWithin = async (key: string, limit: number): Promise<boolean> =>
    (await counts.add(`letters ${key}`, HOUR_MS)).uses <= limit;
  return async (email, sender) => {
    const domain = domainOf(email);
    // The first refusal leaves the other counts alone.
    if (!(await isWithin(`of ${sender}`, OF_SENDER))) return false;
    if (!PROVIDERS.has(domain) && !(await isWithin(`to ${domain}`, TO_DOMAIN))) return false;
    return isWithin("of the server", OF_SERVER);
  };
}
