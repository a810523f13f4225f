import { Chapter } from "../parts/Chapter.tsx";
import { Disclosure } from "../parts/Disclosure.tsx";

/** SPEC §9. */
const PLANS = [
  ["Q4 2025", "Textured matte library"],
  ["Q1 2026", "Artist profile preset buttons"],
  ["Q2 2026", "AI signature and text filters"],
  ["Q3 2026", "Community submissions"],
  ["Q4 2026", "Referral, affiliate and monetization for Pro"],
] as const;

export function Roadmap() {
  return (
    <Chapter id="roadmap" name="Roadmap">
      <div className="chapter-body disclosures">
        <Disclosure title="Five things, Q4 2025 to Q4 2026" open>
          <table className="roadmap num">
            <tbody>
              {PLANS.map(([quarter, plan]) => (
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
