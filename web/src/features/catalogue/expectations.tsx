import { Trans } from "@lingui/react/macro";
import type { Guide } from "@metiro/shared/guide";

/** What happens, step by step. */
export function Expectations({ expect }: Pick<Guide, "expect">) {
  if (!expect?.length) return null;
  return (
    <section className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6 lg:grid-cols-12">
        <h2 className="title-2 lg:col-span-4">
          <Trans>À quoi vous attendre</Trans>
        </h2>
        <ol className="grid gap-6 md:grid-cols-3 lg:col-span-8">
          {expect.map(({ title, text }) => (
            <li key={title} className="border-t-3 border-ink pt-4">
              <h3 className="title-3">{title}</h3>
              <p className="mt-1 text-base text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
