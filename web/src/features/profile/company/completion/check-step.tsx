import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import type { Image } from "@metiro/shared/file/schema";
import { ArrowLeft } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/form-shell.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useNewToken } from "#session/use-new-token.ts";
import { Button } from "#ui/button/button.tsx";
import type { fieldsOf } from "../company-fields.tsx";
import { CoverageInWords, type coverageOf } from "../coverage/coverage-fields.tsx";
import { ProfilePreview } from "../preview.tsx";
import type { DrawCompany } from "../shown-company.ts";

const schema = async () => (await import("@metiro/shared/company/schema")).completeCompanyInput;

interface CheckStepProps {
  company: Company;
  typed: ReturnType<typeof fieldsOf>;
  chosen: ReturnType<typeof coverageOf>;
  /** The logo that was sent in the first step. */
  logo: Image | undefined;
  draw: DrawCompany;
  onBack: () => void;
  /** Nothing is left unsaved. */
  onDone: () => void;
}

/** What clients will see and what will come, before it is sent. */
export function CheckStep({ company, typed, chosen, logo, draw, onBack, onDone }: CheckStepProps) {
  const { t } = useLingui();
  const takeToken = useNewToken();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const form = useZodForm(schema, { defaultValues: { ...typed, ...chosen } });
  const complete = trpc.company.completeProfile.useMutation();
  return (
    <FormShell
      form={form}
      label={t`Complétez votre profil`}
      mutation={complete}
      onSuccess={(token) => {
        onDone();
        takeToken(token, t`Profil complété.`);
      }}
      submitLabel={<Trans>Compléter mon profil</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          <Trans>Retour</Trans>
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ProfilePreview typed={typed} company={company} logo={logo} draw={draw} />
        <div className="grid gap-3">
          <h3 className="title-4">
            <Trans>Les demandes que vous recevrez</Trans>
          </h3>
          <CoverageInWords company={company} categories={categories} regions={regions} {...chosen} />
          <p className="text-sm text-ink-2">
            <Trans>Tout se change plus tard dans votre profil.</Trans>
          </p>
        </div>
      </div>
    </FormShell>
  );
}
