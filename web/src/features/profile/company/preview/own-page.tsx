import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import type { OwnShowcase } from "@metiro/shared/showcase/schema";
import { trpc } from "#api/trpc.ts";
import { useScores } from "#domain/review/use-scores.ts";
import { Note } from "#ui/feedback/note.tsx";
import { showcaseOfOwn } from "./showcase-of-own.ts";
import type { DrawPage } from "./shown-company.ts";

interface OwnPageProps {
  company: Company;
  showcase: OwnShowcase;
  draw: DrawPage;
}

const firstReviews = { pageNumber: 1, pageSize: 10 };
/** What was saved a moment ago is in it. */
const anew = { staleTime: 0 };

/** The public page of a company as everybody reads it; the one that it would have while nobody can. */
export const OwnPage = ({ company, showcase, draw }: OwnPageProps) =>
  showcase.visible && showcase.slug !== undefined ? (
    <PublicPage slug={showcase.slug} draw={draw} />
  ) : (
    <FuturePage company={company} slug={showcase.proposedSlug} draw={draw} />
  );

function PublicPage({ slug, draw }: { slug: string; draw: DrawPage }) {
  const [company] = trpc.showcase.get.useSuspenseQuery({ slug }, anew);
  const [reviews] = trpc.showcase.reviews.useSuspenseQuery({ slug, ...firstReviews }, anew);
  return draw(company, reviews);
}

function FuturePage({ company, slug, draw }: { company: Company; slug: string; draw: DrawPage }) {
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const [{ items: checked }] = trpc.proof.passport.useSuspenseQuery({ companyId: company.id }, anew);
  const { companyId: _, ...score } = useScores([company.id])(company.id) ?? { companyId: company.id, count: 0 };
  return (
    <>
      <Note>
        <Trans>
          Personne ne voit encore cette page. Vos avis et les photos de vos travaux s’y ajoutent quand elle est
          affichée.
        </Trans>
      </Note>
      {draw(showcaseOfOwn(company, { slug, checked, score, categories, regions }), {
        ...firstReviews,
        items: [],
        totalCount: 0,
        totalPages: 0,
        next: null,
        totalCapped: false,
      })}
    </>
  );
}
