import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ListChecks, ReceiptText } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { FormPage, publicPageClass, PublicPageWords } from "./form-page.tsx";
import { SubcategoryForm } from "./subcategory-form.tsx";

export function EditSubcategory({ id }: { id: string }) {
  const nameOf = useCatalogueName();
  const [subcategory] = trpc.subCategory.get.useSuspenseQuery({ id });
  const [categories] = trpc.category.list.useSuspenseQuery();
  const { slug, categoryId } = subcategory;
  return (
    <FormPage
      title={nameOf(subcategory)}
      parent={categories.find((category) => category.id === categoryId)}
      corner={
        <Link to="/category/$slug" params={{ slug }} target="_blank" className={publicPageClass}>
          <PublicPageWords />
        </Link>
      }
      actions={
        <>
          <Link
            to="/admin/category/$categoryId/subcategories/$id/questions"
            params={{ categoryId, id }}
            className={buttonClass({ variant: "secondary" })}
          >
            <Icon of={ListChecks} />
            <Trans>Formulaire</Trans>
          </Link>
          <Link
            to="/admin/category/$categoryId/subcategories/$id/lines"
            params={{ categoryId, id }}
            className={buttonClass({ variant: "secondary" })}
          >
            <Icon of={ReceiptText} />
            <Trans>Lignes des offres</Trans>
          </Link>
        </>
      }
    >
      <SubcategoryForm categories={categories} subcategory={subcategory} />
    </FormPage>
  );
}
