/** Style sheets and behaviour of static pages. */
import "#ui/tokens.css";
import "#ui/faces.css";
import "#ui/base.css";
import "#ui/forced-colours.css";
import "#ui/brand/brand.css";
import "#ui/button/button.css";
import "#features/landing/styles/index.css";
import "#features/landing/help/help.css";
import "#features/landing/help/help-search.css";
import "#features/legal/legal.css";
import "#features/legal/newsletter/newsletter.css";
import "#ui/feedback/feedback.css";
import "#ui/field/field.css";
import "#ui/page/quiet-page.css";
import { LINKS } from "@matte/contracts/links";
import { enliven } from "#features/landing/behaviour/index.ts";
import { sendInPlace } from "#features/legal/newsletter/behaviour.ts";

enliven(document);
const form = document.querySelector<HTMLFormElement>(`form[action="${LINKS.newsletter}"]`);
if (form !== null) sendInPlace(form);
