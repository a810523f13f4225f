import { Artists } from "./sections/Artists.tsx";
import { Closing } from "./sections/Closing.tsx";
import { Faq } from "./sections/Faq.tsx";
import { Features } from "./sections/Features.tsx";
import { Foot } from "./sections/Foot.tsx";
import { Hero } from "./sections/Hero.tsx";
import { HowItWorks } from "./sections/HowItWorks.tsx";
import { Pricing } from "./sections/Pricing.tsx";
import { Roadmap } from "./sections/Roadmap.tsx";
import { SignIn } from "./sections/SignIn.tsx";
import { Testimonials } from "./sections/Testimonials.tsx";
import { TopBar } from "./sections/TopBar.tsx";
import { UseCases } from "./sections/UseCases.tsx";

/** The twelve sections and the footer as markup; `enliven` adds the page's behaviour. */
export function LandingPage({ year }: { readonly year: number }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <TopBar />
      <main id="main">
        <Hero />
        <Artists />
        <Features />
        <UseCases />
        <HowItWorks />
        <Roadmap />
        <Pricing />
        <Testimonials />
        <Faq />
        <SignIn />
        <Closing />
      </main>
      <Foot year={year} />
    </>
  );
}
