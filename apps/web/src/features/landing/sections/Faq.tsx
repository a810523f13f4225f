import { Chapter } from "../parts/Chapter.tsx";
import { Disclosure } from "../parts/Disclosure.tsx";

export function Faq() {
  return (
    <Chapter id="faq" name="FAQ">
      <div className="chapter-body disclosures">
        <Disclosure title="May I use my exports commercially?" open>
          <p className="disclosed">Yes. Paid plans include commercial usage rights.</p>
        </Disclosure>
        <Disclosure title="What happens to my photos?">
          <p className="disclosed">
            They are framed in your browser. A small preview of each and a copy of what you export are kept on our
            server, where only you and the administrators can open them. Your data is processed securely and never
            shared.{" "}
            <a className="link" href="/privacy">
              What is kept, where and for how long
            </a>
          </p>
        </Disclosure>
        <Disclosure title="Can I upgrade later?">
          <p className="disclosed">
            Yes. Upgrade anytime from the{" "}
            <a className="link" href="/account">
              account dashboard
            </a>
            . What you have set stays as it is.
          </p>
        </Disclosure>
      </div>
    </Chapter>
  );
}
