import { Trans, useLingui } from "@lingui/react/macro";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";
import { formatDay, formatMoment, formatTime } from "@metiro/shared/text/format";
import { personName } from "@metiro/shared/user/nameless";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { auditTabs } from "#domain/audit/audit-tabs.tsx";
import { deviceName } from "#domain/sign-in/device-name.ts";
import { methodWords, secondFactorWords } from "#domain/sign-in/method-words.ts";
import { outcomeLooks } from "#domain/sign-in/sign-in-words.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import type { Column } from "#list/column.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { sortLink } from "#list/sort-link.tsx";
import { type ListState, useListSearch } from "#list/use-list-search.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { CellNote } from "#ui/table/table.tsx";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import { FilterDays } from "#list/filter/filter-days.tsx";
import { AccountOf, AddressOf } from "./sign-in-cells.tsx";
import { type SignInsValues, signInsInput, signInsSearch } from "./sign-ins-search.ts";

const SignInDetail = lazyPart(() => import("./sign-in-detail.tsx"));

/** Who came in, or tried to, from where and with which device. */
export function SignInsList() {
  const { t, i18n } = useLingui();
  const list = useListSearch(signInsSearch, ["sort"]);
  const input = signInsInput(list.values);
  const query = trpc.signIn.list.useQuery(input, { placeholderData: keepPreviousData, retryOnMount: false });
  const [shown, setShown] = useState<RecordedSignIn>();
  const { userId, sort } = list.values;
  const owner = userId === "" ? undefined : query.data?.items.find(({ account }) => account?.id === userId)?.account;
  const whose = owner && (personName(owner) ?? owner.email);
  const columns: Column<RecordedSignIn>[] = [
    {
      key: "outcome",
      header: t`Résultat`,
      primary: true,
      cardClass: "md:max-lg:min-w-36!",
      cell: ({ outcome, method, secondFactor, call }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          {/* Most come in: a badge is for what is not as usual. */}
          {outcome === "opened" ? i18n._(outcomeLooks.opened.label) : <StatusBadge of={outcomeLooks[outcome]} />}
          <CellNote className="wrap-anywhere">
            {call ?? i18n._(methodWords[method])}
            {secondFactor && ` · ${i18n._(secondFactorWords[secondFactor])}`}
          </CellNote>
        </span>
      ),
    },
    { key: "account", header: t`Compte`, place: "below", cell: (signIn) => <AccountOf signIn={signIn} /> },
    { key: "address", header: t`Adresse réseau`, place: "figure", cell: (signIn) => <AddressOf signIn={signIn} /> },
    {
      key: "device",
      header: t`Appareil`,
      place: "foot",
      hideOn: "middle",
      cell: ({ device, fromNewDevice }) => (
        <span className="wrap-anywhere">
          {deviceName(device) ?? t`Appareil inconnu`}
          {fromNewDevice && <CellNote className="font-semibold text-warning!">{t`Nouvel appareil`}</CellNote>}
        </span>
      ),
    },
    {
      key: "at",
      header: t`Le`,
      place: "aside",
      cell: ({ at }) => (
        <span className="num whitespace-nowrap">
          {formatDay(at)} <span className="text-ink-3">{formatTime(at)}</span>
        </span>
      ),
      sorted: sort === "newest" ? "descending" : "ascending",
      sortLink: sortLink(sort === "newest" ? "oldest" : "newest"),
    },
  ];
  return (
    <>
      <ListScreen
        title={whose === undefined ? <Trans>Connexions</Trans> : <Trans>Connexions : {whose}</Trans>}
        description={
          <Trans>Qui est entré ou a essayé, d’où et avec quel appareil, pendant les 90 derniers jours.</Trans>
        }
        corner={<ExportButton path="/SignIn/Export" input={input} />}
        tabs={auditTabs("signIns")}
        tabsLabel={t`Registres`}
        list={list}
        query={query}
        compactFirst
        totalCapped={query.data?.totalCapped}
        filters={<SignInFilters list={list} />}
        columns={columns}
        rowKey={({ id }) => id}
        rowPress={setShown}
        cornerActions
        rowActions={(signIn) => (
          <Button
            size="sm"
            variant="ghost"
            className="max-md:border-transparent!"
            aria-label={t`Détails : ${i18n._(outcomeLooks[signIn.outcome].label)}, ${formatMoment(signIn.at)}`}
            onClick={() => setShown(signIn)}
          >
            <span className="max-md:hidden">
              <Trans>Détails</Trans>
            </span>
            <Icon of={ChevronRight} size="sm" className="md:hidden" />
          </Button>
        )}
        words={{
          caption: t`Connexions et refus`,
          search: t`Nom, e-mail saisi ou adresse réseau`,
          failed: t`Les connexions n’ont pas pu être chargées`,
          empty: { title: t`Rien pour l’instant`, text: t`Chaque connexion et chaque refus sont notés ici.` },
          noMatch: t`Aucune connexion ne correspond`,
        }}
      />
      {shown && (
        <Suspense>
          <SignInDetail signIn={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** By what came of it, with what, and period. */
function SignInFilters({ list }: { list: ListState<SignInsValues> }) {
  const { t, i18n } = useLingui();
  const ages = useAgeOptions("masculine");
  return (
    <>
      <FilterSelect
        list={list}
        name="outcome"
        label={t`Résultat`}
        all={t`Tous les résultats`}
        options={[
          { value: "refused", label: t`Tout ce qui est refusé` },
          ...Object.entries(outcomeLooks).map(([value, { label }]) => ({ value, label: i18n._(label) })),
        ]}
      />
      <FilterSelect
        list={list}
        name="method"
        label={t`Moyen`}
        all={t`Tous les moyens`}
        options={Object.entries(methodWords).map(([value, label]) => ({ value, label: i18n._(label) }))}
      />
      <FilterDays list={list} from="from" to="to" label={t`Période`} />
      <SortSelect list={list} options={ages} />
    </>
  );
}
