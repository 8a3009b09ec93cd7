import { Trans, useLingui } from "@lingui/react/macro";
import type { QueuedProof } from "@metiro/shared/proof/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DocumentLink } from "./document-link.tsx";
import { proofLooks } from "#domain/proof/proof-looks.ts";
import { proofKindWords, registerStateWords } from "#domain/proof/proof-words.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";

interface ProofRowProps {
  proof: QueuedProof;
  open: boolean;
  /** Opens one that waits. */
  onOpen: (() => void) | undefined;
  /** The form that judges it. */
  children: ReactNode;
}

/** A proof with whose it is and who asks for it; opened its document stands beside the form. */
export function ProofRow({ proof, open, onOpen, children }: ProofRowProps) {
  const { i18n, t } = useLingui();
  const { kind, company, createdAt, need, trades, document, replaces, note, refusal, register, validUntil, state } =
    proof;
  const name = i18n._(proofKindWords[kind]);
  return (
    <article className="grid gap-3 px-4 py-2.5 md:px-5 md:py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <div className="grid gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)_auto] md:items-baseline md:gap-y-1">
          <h2 tabIndex={-1} className="title-4 outline-none">
            {name}
          </h2>
          <Link
            to="/admin/company/$id"
            params={{ id: company.id }}
            className="inline-block min-h-6 justify-self-start text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:py-1"
          >
            {company.name}
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
            {state !== "submitted" && <StatusBadge of={proofLooks[state]} />}
            <span className="num text-sm text-ink-2">
              {formatDay(createdAt)} {formatTime(createdAt)}
            </span>
          </span>
          <div className="grid gap-1 empty:hidden md:col-span-full">
            {state !== "submitted" && (
              <p className="text-sm">
                {refusal ??
                  (validUntil === undefined ? (
                    <Trans>Sans échéance</Trans>
                  ) : (
                    <Trans>Valable jusqu’au {formatDay(validUntil)}</Trans>
                  ))}
                {register && (
                  <>
                    {" · "}
                    <Trans>
                      {i18n._(registerStateWords[register.state])}, registre consulté le {formatDay(register.checkedOn)}
                    </Trans>
                  </>
                )}
              </p>
            )}
            {need && (
              <p className={cn("text-sm text-ink-2", !open && "max-md:line-clamp-1")}>
                {need === "needed" ? (
                  <Trans>Exigée pour : {trades.join(", ")}</Trans>
                ) : (
                  <Trans>Recommandée pour : {trades.join(", ")}</Trans>
                )}
              </p>
            )}
          </div>
        </div>
        {onOpen && !open && (
          <Button size="sm" variant="secondary" aria-label={t`Contrôler ${name}, ${company.name}`} onClick={onOpen}>
            <Trans>Contrôler</Trans>
          </Button>
        )}
      </div>
      {open && (
        <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-3 rounded-md bg-sunken px-4 py-3">
            {document ? <DocumentLink document={document} /> : <Trans>Sans document</Trans>}
            {company.uid !== undefined && <p className="num text-sm">{company.uid}</p>}
            {note !== undefined && <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
            {replaces && (
              <p className="text-sm text-ink-2">
                {replaces.validUntil === undefined ? (
                  <Trans>Remplacerait une preuve sans échéance.</Trans>
                ) : (
                  <Trans>Remplacerait celle qui est valable jusqu’au {formatDay(replaces.validUntil)}.</Trans>
                )}
              </p>
            )}
          </div>
          {children}
        </div>
      )}
    </article>
  );
}
