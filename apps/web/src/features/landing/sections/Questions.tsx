import { landing } from "@matte/messages/landing";
import { pagePath } from "#lib/page-path.ts";
import { linkTo, RichText } from "#ui/RichText.tsx";
import { Chapter, Disclosure } from "../parts/Chapter.tsx";

const { roadmap, faq } = landing;

/** SPEC §9. */
export function Roadmap() {
  return (
    <Chapter id="roadmap" name={roadmap.title}>
      <div className="chapter-body disclosures">
        <Disclosure title={roadmap.summary} open>
          <table className="roadmap num">
            <tbody>
              {Object.entries(roadmap.plans).map(([quarter, plan]) => (
                <tr key={quarter}>
                  <th scope="row">{quarter}</th>
                  <td>{plan}</td>
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
