import { type ReactNode, useId } from "react";
import { Card, CardBody } from "#ui/display/card.tsx";

interface GuideProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** One guide: what it is for, then its advice. */
export function Guide({ title, lead, children }: GuideProps) {
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <Card>
        <CardBody large>
          <h2 id={id} className="title-3">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-ink-2">{lead}</p>
          <dl className="mt-5 grid max-w-prose gap-4">{children}</dl>
        </CardBody>
      </Card>
    </article>
  );
}

/** A piece of advice, and why. */
export const Advice = ({ what, children }: { what: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{what}</dt>
    <dd className="mt-0.5 text-ink-2">{children}</dd>
  </div>
);
