import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { UnsavedGuard } from "#form/unsaved.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { ConfigItemForm } from "./config-item.tsx";
import { groups } from "./groups.ts";

/** Every setting of the platform with what it does; each is saved by itself and counts at once. */
export function Configuration() {
  const { i18n } = useLingui();
  const [items] = trpc.applicationConfig.list.useSuspenseQuery();
  return (
    <UnsavedGuard>
      <PageHead
        title={<Trans>Configuration</Trans>}
        description={<Trans>Chaque réglage s’enregistre séparément et vaut tout de suite, partout.</Trans>}
      />
      <div className="gap-6 xl:columns-2">
        {groups.map((group) => {
          const own = group.items.flatMap((key) => items.find((item) => item.key === key) ?? []);
          if (own.length === 0) return null;
          const titleId = `configuration-${group.key}`;
          return (
            <Card key={group.key} aria-labelledby={titleId} className="mb-6 break-inside-avoid">
              <CardHead id={titleId} title={i18n._(group.title)} />
              {own.map((item) => (
                <CardBody key={item.appconfigId} className="border-t border-line first-of-type:border-t-0">
                  <ConfigItemForm item={item} />
                </CardBody>
              ))}
            </Card>
          );
        })}
      </div>
    </UnsavedGuard>
  );
}
