import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageText, TextSection } from "./text.ts";

/** A page that is read: what is on it beside, the text in a column of comfortable width. */
export function TextPage({ title, lead, sections, children }: PageText & { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <article className="wrap-page py-10 md:py-16">
      <h1 className="title-1">{title}</h1>
      <p className="lead mt-4 max-w-read">{lead}</p>
      <div className="mt-10 grid gap-10 border-t border-line pt-10 lg:grid-cols-12 lg:gap-6">
        <nav aria-label={t`Sur cette page`} className="self-start lg:sticky lg:top-6 lg:col-span-4">
          <h2 className="font-sans text-sm font-medium tracking-normal text-ink-3">
            <Trans>Sur cette page</Trans>
          </h2>
          <ul className="mt-2 text-base [&_a]:inline-block [&_a]:py-1.5 [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:underline">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-ink-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-read gap-10 lg:col-span-8">
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}

function Part({ id, title, body }: TextSection) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="scroll-mt-6">
      <h2 id={`${id}-titre`} className="title-2">
        {title}
      </h2>
      {body.map((block) =>
        typeof block === "string" ? (
          <p key={block} className="mt-4 text-ink-2">
            {block}
          </p>
        ) : (
          <ul key={block.join()} className="mt-4 grid list-disc gap-2 pl-5 text-ink-2 marker:text-ink-3">
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
