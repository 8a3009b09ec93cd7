import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { useLocation } from "@tanstack/react-router";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import { focusFault } from "#form/fault/focus-fault.ts";
import { ChangesBar } from "#form/shell/save-bar.tsx";
import { UnsavedGuard, useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { SectionNav } from "#ui/navigation/section-nav.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ConfigItem } from "./config-item.tsx";
import { groups } from "./groups.ts";
import { consequences } from "./setting-helps.ts";
import {
  changedIn,
  isDeviating,
  isValueMissing,
  isOfUse,
  type Setting,
  type Values,
  settingValuesOf,
} from "./setting.ts";
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
  const hash = useLocation({ select: (location) => location.hash });
  /** The sections that a phone has open: at first the one that a link leads to. */
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([hash]));
  const toggle = (id: string) => (opens: boolean) =>
    setOpen((before) => (opens ? before.union(new Set([id])) : before.difference(new Set([id]))));
  const [all] = trpc.applicationConfig.list.useSuspenseQuery();
  const items: readonly Setting[] = all;
  const form = useZodForm<Values, Values>(async () => (await import("./item-rules.ts")).rulesOf(items), {
    defaultValues: settingValuesOf(items),
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = groups.flatMap((group) => changedIn(inGroup(items, group.items), values));
  useUnsaved(changed.length > 0);
  const { save, conflict, pending } = useSaveSettings(form, items);
  const nameOf = ({ key }: Setting) => i18n._(settingLabels[key as ConfigKey]);
  const names = changed.map(nameOf).join(", ");

  const sections = [
    ...groups.map(({ key, title }) => ({ value: idOf(key), label: i18n._(title) })),
    { value: vatId, label: t`Taux de TVA` },
  ];

  /** Opens the sections in which something is refused, and leads to the first field of them. */
  const faulty = () => {
    const refused = groups.filter(({ items: keys }) => keys.some((key) => form.getFieldState(key).invalid));
    flushSync(() => setOpen((before) => before.union(new Set(refused.map(({ key }) => idOf(key))))));
    requestAnimationFrame(() => element.current && focusFault(element.current));
  };
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
        action: t`Enregistrer les modifications`,
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
      {conflict && (
        <div role="alert" className="mb-5">
          <Suspense>
            <ConflictNote conflict={conflict} onSave={() => submit()} />
          </Suspense>
        </div>
      )}
      <form ref={element} id={formId} method="post" noValidate aria-label={t`Réglages`} onSubmit={submit}>
        <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <SectionNav sections={sections} className="max-md:hidden lg:sticky lg:top-31" />
          <div className="grid gap-3 md:gap-5 max-xl:max-w-form xl:max-w-232">
            {groups.map((group) => {
              const own = inGroup(items, group.items).filter((item) => changed.includes(item) || isOfUse(item, values));
              if (own.length === 0) return null;
              const id = idOf(group.key);
              const missing = own.filter((item) => isValueMissing(item, values)).map(nameOf);
              const deviating = own.filter(isDeviating).map(nameOf);
              return (
                <FoldCard
                  key={id}
                  id={id}
                  label={i18n._(group.title)}
                  title={i18n._(group.title)}
                  figure={<Plural value={own.length} one="# réglage" other="# réglages" />}
                  note={
                    missing.length > 0 ? (
                      <span className="font-semibold text-warning">{t`Manque : ${missing.join(", ")}`}</span>
                    ) : (
                      deviating.length > 0 && t`Modifié : ${deviating.join(", ")}`
                    )
                  }
                  open={open.has(id)}
                  onToggle={toggle(id)}
                  className="scroll-mt-31"
                >
                  <div className="divide-y divide-line px-4 md:px-5">
                    {own.map((item) => (
                      <ConfigItem key={item.appconfigId} item={item} form={form} isChanged={changed.includes(item)} />
                    ))}
                  </div>
                </FoldCard>
              );
            })}
          </div>
        </div>
      </form>
      <div className="mt-3 grid gap-6 md:mt-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="max-xl:max-w-form lg:col-start-2 xl:max-w-232">
          <Suspense>
            <VatRatesCard id={vatId} openAtFirst={hash === vatId} />
          </Suspense>
        </div>
      </div>
      <ChangesBar
        idle={changed.length === 0 && !pending}
        said={
          <>
            <Plural value={changed.length} one="# réglage changé" other="# réglages changés" />
            {` : ${names}`}
          </>
        }
        onDiscard={() => form.reset(settingValuesOf(items))}
        discardRefused={pending}
      >
        <Button
          type="submit"
          form={formId}
          disabledReason={changed.length === 0 && !pending ? t`Rien n’a changé.` : undefined}
          loading={pending}
          loadingLabel={<Trans>Enregistrement…</Trans>}
        >
          <Trans>Enregistrer</Trans>
        </Button>
      </ChangesBar>
    </>
  );
}

const formId = "configuration";
const vatId = "configuration-vat";
const idOf = (group: string) => `configuration-${group}`;

const inGroup = (items: readonly Setting[], keys: readonly string[]) =>
  keys.flatMap((key) => items.find((item) => item.key === key) ?? []);

const rank = ({ key }: Setting) => (key === "botProtection.siteKey" ? 0 : 1);
