import { landing } from "@matte/messages/landing";
import { pagePath } from "#lib/page-path.ts";
import { linkTo, RichText } from "#ui/RichText.tsx";
import { Chapter, Disclosure } from "../parts/Chapter.tsx";

const { roadmap, faq } = landing;

type Quarter = keyof typeof roadmap.plans;

/** Quarters with shipped plans. */
const DONE: ReadonlySet<Quarter> = new Set<Quarter>(["Q4 2025", "Q1 2026", "Q3 2026"]);

const QUARTERS = Object.keys(roadmap.plans) as readonly Quarter[];
/** Shipped plans come first. */
const IN_ORDER = [...QUARTERS.filter((one) => DONE.has(one)), ...QUARTERS.filter((one) => !DONE.has(one))];

/** SPEC §9. */
export function Roadmap() {
  return (
    <Chapter id="roadmap" name={roadmap.title}>
      <div className="chapter-body disclosures">
        <Disclosure title={roadmap.summary} note={roadmap.shipped(DONE.size)}>
          <table className="roadmap num">
            <tbody>
              {IN_ORDER.map((quarter) => (
                <tr key={quarter}>
                  <th scope="row">{quarter}</th>
                  <td>{roadmap.plans[quarter]}</td>
                  <td>{DONE.has(quarter) && roadmap.done}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </Chapter>
  );
}

export function Faq() {
  const { commercial, photos, upgrade } = faq;
  return (
    <Chapter id="faq" name={faq.title}>
      <div className="chapter-body disclosures">
        <Disclosure title={commercial.title} open>
          <p className="disclosed">{commercial.text}</p>
        </Disclosure>
        <Disclosure title={photos.title}>
          <p className="disclosed">
            <RichText text={photos.text} tags={{ privacy: linkTo(pagePath("/privacy")) }} />
          </p>
        </Disclosure>
        <Disclosure title={upgrade.title}>
          <p className="disclosed">
            <RichText text={upgrade.text} tags={{ account: linkTo(pagePath("/account")) }} />
          </p>
        </Disclosure>
      </div>
    </Chapter>
  );
}
