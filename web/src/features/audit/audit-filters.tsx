import { useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import { FilterDays } from "#list/filter/filter-days.tsx";
import type { ListState } from "#list/use-list-search.ts";
import { actionWords } from "#domain/audit/action-words.ts";
import { adminsInput, type AuditValues } from "./audit-search.ts";
import { entityWords } from "#domain/audit/entity-words.ts";

/** Filters without their choices are no failure worth a message: the list says when nothing can be reached. */
const filling = { ...handlesOwnErrors, retryOnMount: false };

/** By who, what, which kind of row and period. */
export function AuditFilters({ list }: { list: ListState<AuditValues> }) {
  const { t, i18n } = useLingui();
  const { data: admins } = trpc.user.list.useQuery(adminsInput, filling);
  const options = (words: typeof entityWords) =>
    Object.entries(words).map(([value, label]) => ({ value, label: i18n._(label) }));
  return (
    <>
      <FilterSelect
        list={list}
        name="actorId"
        label={t`Personne`}
        all={t`Toutes les personnes`}
        options={(admins?.items ?? []).map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        }))}
      />
      <FilterSelect
        list={list}
        name="action"
        label={t`Action`}
        all={t`Toutes les actions`}
        options={options(actionWords)}
      />
      <FilterSelect
        list={list}
        name="entity"
        label={t`Objet`}
        all={t`Tous les objets`}
        options={options(entityWords)}
        clears={["entityId"]}
      />
      <FilterDays list={list} from="from" to="to" label={t`Période`} />
    </>
  );
}
