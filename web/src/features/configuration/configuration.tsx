import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { type FormEvent, Suspense, useRef } from "react";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import { focusFault } from "#form/focus-fault.ts";
import { ChangesBar } from "#form/shell/save-bar.tsx";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { SectionNav } from "#ui/navigation/section-nav.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { ConfigItem } from "./config-item.tsx";
import { consequences, groups } from "./groups.ts";
import { changedIn, isOfUse, type Setting, type Values, valuesOf } from "./setting.ts";
import { useSaveSettings } from "./use-save-settings.ts";

const VatRatesCard = lazyPart(() => import("./vat/vat-rates-card.tsx"));
const ConflictNote = lazyPart(() => import("#form/conflict/conflict-note.tsx"));

/** Every setting of the platform with what it does; what was changed is saved together. */
export function Configuration() {
  return (
    <UnsavedGuard>
      <Settings />
    </UnsavedGuard>
  );
}

function Settings() {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const element = useRef<HTMLFormElement>(null);
  const [all] = trpc.applicationConfig.list.useSuspenseQuery();
  const items: readonly Setting[] = all;
  const form = useZodForm<Values, Values>(async () => (await import("./item-rules.ts")).rulesOf(items), {
    defaultValues: valuesOf(items),
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = groups.flatMap((group) => changedIn(inGroup(items, group.items), values));
  useUnsaved(changed.length > 0);
  const { save, clash, pending } = useSaveSettings(form, items);
  const nameOf = ({ key }: Setting) => i18n._(settingLabels[key as ConfigKey]);
  const names = changed.map(nameOf).join(", ");

  const sections = [
    ...groups.map(({ key, title }) => ({ value: `configuration-${key}`, label: i18n._(title) })),
    { value: "configuration-vat", label: t`Taux de TVA` },
  ];

  const faulty = () => requestAnimationFrame(() => element.current && focusFault(element.current));
  const saveChecked = async (checked: Values) => {
    const grave = changed.flatMap((item) => {
      const words = consequences[item.key as ConfigKey];
      return words ? [{ name: nameOf(item), words: i18n._(words) }] : [];
    });
    const goes =
      grave.length === 0 ||
      (await confirm({
        title: t`Enregistrer ces réglages ?`,
        children: grave.map(({ name, words }) => `${name} : ${words}`).join(" "),
        action: t`Enregistrer les changements`,
        keep: t`Revenir aux réglages`,
        tone: "primary",
      }));
    // What Turnstile needs is there before it is asked for.
    const ordered = changed.toSorted((one, other) => rank(one) - rank(other));
    if (goes && !(await save(ordered, checked))) faulty();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void form.handleSubmit(saveChecked, faulty)();
  };

  return (
    <>
      <PageHead
        title={<Trans>Configuration</Trans>}
        description={<Trans>Ce qui est enregistré vaut tout de suite, partout.</Trans>}
      />
      {clash && (
        <div role="alert" className="mb-5">
          <Suspense>
            <ConflictNote clash={clash} onSave={() => submit()} />
          </Suspense>
        </div>
      )}
      <form ref={element} id={formId} method="post" noValidate aria-label={t`Réglages`} onSubmit={submit}>
        <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <SectionNav sections={sections} className="lg:sticky lg:top-31" />
          <div className="grid gap-6 max-xl:max-w-form xl:max-w-232">
            {groups.map((group) => {
              const own = inGroup(items, group.items).filter((item) => changed.includes(item) || isOfUse(item, values));
              if (own.length === 0) return null;
              const titleId = `configuration-${group.key}`;
              return (
                <Card key={group.key} aria-labelledby={titleId}>
                  <CardHead id={titleId} title={i18n._(group.title)} />
                  <CardBody className="grid gap-6">
                    {own.map((item) => (
                      <ConfigItem key={item.appconfigId} item={item} form={form} isChanged={changed.includes(item)} />
                    ))}
                  </CardBody>
                </Card>
              );
            })}
          </div>
        </div>
      </form>
      <div className="mt-6 grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="max-xl:max-w-form lg:col-start-2 xl:max-w-232">
          <Suspense>
            <VatRatesCard />
          </Suspense>
        </div>
      </div>
      {changed.length > 0 && (
        <ChangesBar
          said={
            <>
              <Plural value={changed.length} one="# réglage changé" other="# réglages changés" />
              {` : ${names}`}
            </>
          }
          onDiscard={() => form.reset(valuesOf(items))}
          discardRefused={pending}
        >
          <Button type="submit" form={formId} loading={pending} loadingLabel={<Trans>Enregistrement…</Trans>}>
            <Trans>Enregistrer</Trans>
          </Button>
        </ChangesBar>
      )}
    </>
  );
}

const formId = "configuration";

const inGroup = (items: readonly Setting[], keys: readonly string[]) =>
  keys.flatMap((key) => items.find((item) => item.key === key) ?? []);

const rank = ({ key }: Setting) => (key === "botProtection.siteKey" ? 0 : 1);
