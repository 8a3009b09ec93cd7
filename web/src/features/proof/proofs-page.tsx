import { Trans, useLingui } from "@lingui/react/macro";
import { proofQueues } from "@metiro/shared/proof/constants";
import type { QueuedProof } from "@metiro/shared/proof/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { CardList } from "#list/card-list.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { JudgeProof } from "./judge-proof.tsx";
import { ProofRow } from "./proof-row.tsx";
import { proofsInput, proofsSearch, type ProofsSearch } from "./proofs-search.ts";

/** What companies prove: a queue, the oldest first, of which one is open with its document and the form that judges it. */
export function ProofsPage() {
  const { t } = useLingui();
  const list = useListSearch(proofsSearch);
  const query = trpc.proof.list.useQuery(proofsInput(list.values), {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={<Trans>Vérifications</Trans>}
        description={
          <Trans>
            Les preuves que les entreprises envoient, la plus ancienne d’abord. L’entreprise reçoit un e-mail quand vous
            validez ou refusez.
          </Trans>
        }
      />
      <CardList
        label={t`Vérifications`}
        tabs={useQueueTabs(list.values)}
        query={query}
        onPageSize={(pageSize) => list.change({ pageSize })}
        failed={<Trans>Les preuves n’ont pas pu être chargées</Trans>}
        empty={<Nothing isWaiting={list.values.queue === "waiting"} />}
      >
        {(items, busy) => <Rows items={items} busy={busy} />}
      </CardList>
    </>
  );
}

/** One that waits is open; `n` opens the next one. */
function Rows({ items, busy }: { items: readonly QueuedProof[]; busy: boolean }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const rows = useRef<HTMLUListElement>(null);
  const waiting = items.filter(({ state }) => state === "submitted");
  const open = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  const next = () => {
    const following = waiting[(open ? waiting.indexOf(open) + 1 : 0) % Math.max(1, waiting.length)];
    if (!following) return;
    setChosen(following.id);
    const place = items.indexOf(following);
    requestAnimationFrame(() => {
      const heading = rows.current?.children[place]?.querySelector<HTMLElement>("h2");
      heading?.focus();
      heading?.scrollIntoView({ block: "nearest" });
    });
  };
  useShortcuts(waiting.length > 1 ? [{ keys: "n", label: t`Preuve suivante`, run: next }] : []);
  return (
    <ul ref={rows} className="divide-y divide-line" aria-busy={busy || undefined}>
      {items.map((proof) => (
        <li key={proof.id}>
          <ProofRow
            proof={proof}
            open={proof === open}
            onOpen={proof.state === "submitted" ? () => setChosen(proof.id) : undefined}
          >
            {proof === open && <JudgeProof proof={proof} />}
          </ProofRow>
        </li>
      ))}
    </ul>
  );
}

function useQueueTabs({ queue: current }: ProofsSearch): Tab[] {
  const { t } = useLingui();
  const words = { waiting: t`À contrôler`, settled: t`Contrôlées` };
  return proofQueues.map((queue) => ({
    key: queue,
    label: words[queue],
    current: queue === current,
    link: (parts) => (
      <Link {...parts} to="." search={(previous) => ({ ...previous, queue, pageNumber: 1 })} resetScroll={false} />
    ),
  }));
}

const Nothing = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? (
    <EmptyState art="done" title={<Trans>Rien à contrôler</Trans>}>
      <Trans>Ce que les entreprises envoient apparaît ici.</Trans>
    </EmptyState>
  ) : (
    <EmptyState art="search" title={<Trans>Aucune preuve contrôlée</Trans>} />
  );
