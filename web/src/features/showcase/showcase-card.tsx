import { Plural } from "@lingui/react/macro";
import type { ShowcaseItem } from "@metiro/shared/showcase/schema";
import { Link } from "@tanstack/react-router";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { ScoreText } from "#domain/review/score-text.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { CompanyLogo } from "./company-logo.tsx";

const shownTrades = 3;

/** A company in a list. All of it leads to its page, but its badge, which opens what it means; its name is the title. */
export function ShowcaseCard({ company, level }: { company: ShowcaseItem; level: 2 | 3 }) {
  const nameOf = useCatalogueName();
  const { slug, name, locality, verified, checked, subcategories, score } = company;
  // One that is left takes no more room than the words that there is one.
  const isWhole = subcategories.length <= shownTrades + 1;
  const trades = subcategories.slice(0, isWhole ? undefined : shownTrades).map(nameOf);
  const others = subcategories.length - trades.length;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="group/company relative flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
      <CompanyLogo of={company} />
      <div className="min-w-0">
        <Heading className="title-4 wrap-anywhere">
          <Link
            to="/companies/$slug"
            params={{ slug }}
            className="inline-flex min-h-6 items-center text-ink no-underline group-hover/company:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {locality}
          {verified && checked.length > 0 && (
            <PassportBadge
              companyId={company.id}
              name={name}
              checked={checked}
              className="relative z-1 -my-2 md:my-0"
              worded
            />
          )}
          <ScoreText score={{ companyId: company.id, ...score }} />
        </div>
        {trades.length > 0 && (
          <p className="mt-2 text-sm text-ink-2">
            {/* A line never begins with what stands between two words. */}
            {trades.join("\u00a0· ")}
            {others > 0 && (
              <>
                {" "}
                <span className="whitespace-nowrap">
                  <Plural value={others} one="et # autre" other="et # autres" />
                </span>
              </>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
