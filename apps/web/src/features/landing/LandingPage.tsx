import { landing } from "@matte/messages/landing";
import { Closing, SignIn } from "./sections/Closing.tsx";
import { Features, UseCases } from "./sections/Features.tsx";
import { Hero } from "./sections/Hero.tsx";
import { HowItWorks } from "./sections/HowItWorks.tsx";
import { Footer, TopBar } from "./sections/Navigation.tsx";
import { Pricing } from "./sections/Pricing.tsx";
import { Faq, Roadmap } from "./sections/Questions.tsx";
import { Artists, Testimonials } from "./sections/Voices.tsx";

/** The twelve sections and the footer as markup; `enliven` adds the page's behaviour. */
export function LandingPage({ year }: { readonly year: number }) {
  return (
    <>
      <a className="skip" href="#main">
        {landing.skip}
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
      <Footer year={year} />
    </>
  );
}
