import type { Migration } from "kysely";
import { up as people } from "./001-people.ts";
import { up as appliedAt } from "./002-applied-at.ts";
import { up as billing } from "./003-billing.ts";
import { up as logosAndPresets } from "./004-logos-and-presets.ts";
import { up as images } from "./004-images.ts";
import { up as administration } from "./005-administration.ts";
import { up as rateCounts } from "./006-rate-counts.ts";
import { up as newsletter } from "./007-newsletter.ts";
import { up as customerKeys } from "./008-customer-keys.ts";
import { up as sessions } from "./009-sessions.ts";
import { up as newsletterConfirmations } from "./010-newsletter-confirmations.ts";
import { up as imageNames } from "./011-image-names.ts";
import { up as devices } from "./012-devices.ts";
import { up as sessionIds } from "./013-session-ids.ts";
import { up as newsletterLetters } from "./014-newsletter-letters.ts";
import { up as deviceTokens } from "./015-device-tokens.ts";
import { up as deviceAddresses } from "./016-device-addresses.ts";
import { up as keptLogos } from "./017-kept-logos.ts";
import { up as sharedLooks } from "./018-shared-looks.ts";
import { up as profiles } from "./019-profiles.ts";
import { up as referrals } from "./020-referrals.ts";
import { up as triedLooks } from "./021-tried-looks.ts";

/** All migrations by name. Names never change, because each database stores them. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-people": { up: people },
  "002-applied-at": { up: appliedAt },
  "003-billing": { up: billing },
  "004-keepsakes": { up: logosAndPresets },
  "004-images": { up: images },
  "005-administration": { up: administration },
  "006-rate-counts": { up: rateCounts },
  "007-newsletter": { up: newsletter },
  "008-customer-keys": { up: customerKeys },
  "009-sessions": { up: sessions },
  "010-newsletter-confirmations": { up: newsletterConfirmations },
  "011-image-names": { up: imageNames },
  "012-devices": { up: devices },
  "013-session-ids": { up: sessionIds },
  "014-newsletter-letters": { up: newsletterLetters },
  "015-device-tokens": { up: deviceTokens },
  "016-device-addresses": { up: deviceAddresses },
  "017-kept-logos": { up: keptLogos },
  "018-shared-looks": { up: sharedLooks },
  "019-profiles": { up: profiles },
  "020-referrals": { up: referrals },
  "021-tried-looks": { up: triedLooks },
};
