import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The last word of a page: what to do now, and that it binds to nothing. `children` is the link. */
export function CallToAction({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line bg-surface py-16 md:py-24">
      <div className="wrap-page grid items-center gap-6 lg:grid-cols-12">
        <h2 className="title-1 lg:col-span-7">{title}</h2>
        <div className="grid gap-3 lg:col-span-4 lg:col-start-9">
          {children}
          <p className="text-sm text-ink-2">
            <Trans>Gratuit et sans engagement. Vous pouvez annuler à tout moment.</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
