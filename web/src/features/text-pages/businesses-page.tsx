import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Drawing } from "#art/drawing.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { businesses } from "./businesses.ts";
import { usePageText } from "./use-page-text.ts";
import { QuestionsAndAnswers } from "#ui/display/question-list.tsx";

export function BusinessesPage() {
  const { title, lead, register, steps, promises, request, questions, close } = usePageText(businesses);
  return (
    <>
      <section className="overflow-x-clip pt-10 md:pt-20">
        <div className="wrap-page grid gap-8 lg:grid-cols-12">
          <div className="grid content-start justify-items-start gap-6 pb-4 lg:col-span-7 lg:pb-20">
            <h1 className="title-1 lg:text-5xl lg:leading-[4.125rem]">{title}</h1>
            <p className="lead max-w-132">{lead}</p>
            <Register>{register}</Register>
          </div>
          <Drawing name="street" size={480} className="block w-full self-end lg:col-span-5" />
        </div>
      </section>
      <section className="border-t border-line bg-surface py-16 md:py-24">
        <div className="wrap-page grid gap-10">
          <h2 className="title-1">{steps.title}</h2>
          <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
            {steps.points.map((step, at) => (
              <li key={step.title} className="border-t-3 border-ink pt-5">
                <div aria-hidden="true" className="num font-display text-4xl leading-none font-medium">
                  {at + 1}
                </div>
                <h3 className="title-3 mt-5 mb-2 md:mt-8">{step.title}</h3>
                <p className="text-ink-2">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="border-t border-line py-16 md:py-24">
        <div className="wrap-page grid gap-8 lg:grid-cols-12 lg:gap-6">
          <h2 className="title-1 lg:col-span-4">{promises.title}</h2>
          <ul className="grid gap-x-6 md:grid-cols-2 lg:col-span-8">
            {promises.points.map((point) => (
              <li key={point.title} className="border-t border-line-strong py-6">
                <h3 className="font-sans text-md font-semibold tracking-normal">{point.title}</h3>
                <p className="mt-1 text-base text-ink-2">{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="border-t border-line bg-surface py-16 md:py-24">
        <div className="wrap-page grid gap-8 lg:grid-cols-12 lg:gap-6">
          <div className="lg:col-span-5">
            <h2 className="title-1">{request.title}</h2>
            <p className="mt-4 text-ink-2">{request.text}</p>
          </div>
          <ul className="grid content-start border-t border-line-strong lg:col-span-6 lg:col-start-7">
            {request.facts.map((fact) => (
              <li key={fact} className="flex items-start gap-3 border-b border-line-strong py-4">
                <Icon of={Check} className="mt-1 text-accent-ink" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="border-t border-line py-16 md:py-24">
        <div className="wrap-page grid gap-6 lg:grid-cols-12">
          <h2 className="title-2 lg:col-span-4">{questions.title}</h2>
          <QuestionsAndAnswers questions={questions.list} className="lg:col-span-8" />
        </div>
      </section>
      <section className="border-t border-line bg-surface py-16 md:py-24">
        <div className="wrap-page grid items-center gap-6 lg:grid-cols-12">
          <h2 className="title-1 lg:col-span-7">{close.title}</h2>
          <div className="grid gap-3 lg:col-span-4 lg:col-start-9">
            <Register block>{register}</Register>
            <p className="text-sm text-ink-2">{close.text}</p>
          </div>
        </div>
      </section>
    </>
  );
}

const Register = ({ block = false, children }: { block?: boolean; children: string }) => (
  <Link to="/auth/register/company" className={buttonClass({ size: "lg", block })}>
    {children}
  </Link>
);
