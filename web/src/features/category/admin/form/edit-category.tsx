import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { CategoryForm } from "./category-form.tsx";
import { FormPage } from "./form-page.tsx";

export function EditCategory({ id }: { id: string }) {
  const nameOf = useCatalogueName();
  const [category] = trpc.category.get.useSuspenseQuery({ id });
  const { slug } = category;
  return (
    <FormPage
      title={nameOf(category)}
      category={id}
      actions={
        <Link
          to="/categories/$slug"
          params={{ slug }}
          target="_blank"
          className={buttonClass({ variant: "secondary" })}
        >
          <Icon of={ExternalLink} />
          <Trans>Voir la page publique</Trans>
        </Link>
      }
    >
      <CategoryForm category={category} />
    </FormPage>
  );
}
