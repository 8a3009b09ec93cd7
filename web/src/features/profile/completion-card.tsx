import { Trans } from "@lingui/react/macro";
import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { leadTo } from "./lead-to.ts";

interface CompletionCardProps {
  /** What completing is good for, and that nothing waits for it. */
  reason: ReactNode;
  /** What a complete profile has; `there`: it has it already; what is missing leads to its field. */
  parts: readonly { key: string; label: string; there: boolean; field: string }[];
  children: ReactNode;
}

/** Says what is missing in a profile; the form in it completes it. */
export function CompletionCard({ reason, parts, children }: CompletionCardProps) {
  const done = parts.filter(({ there }) => there).length;
  return (
    <Card className="mb-8 border-accent-line">
      <CardHead
        title={<Trans>Complétez votre profil</Trans>}
        aside={
          <span className="num">
            <Trans>
              {done} sur {parts.length}
            </Trans>
          </span>
        }
      />
      <CardBody large className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-3">
          <p className="max-w-160 text-ink-2">{reason}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {parts.map(({ key, label, there, field }) => (
              <li key={key} className="flex items-center gap-2">
                <Icon of={there ? CircleCheck : Circle} size="sm" className={there ? "text-success" : "text-ink-3"} />
                {there ? (
                  <span>
                    {label}
                    <span className="sr-only">
                      {" "}
                      <Trans>: c’est fait</Trans>
                    </span>
                  </span>
                ) : (
                  <button
                    type="button"
                    onClick={() => leadTo(field)}
                    className="min-h-11 rounded-sm text-left underline underline-offset-[0.2em] md:min-h-9"
                  >
                    {label}{" "}
                    <span className="text-ink-3">
                      <Trans>(manque)</Trans>
                    </span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </CardBody>
    </Card>
  );
}
