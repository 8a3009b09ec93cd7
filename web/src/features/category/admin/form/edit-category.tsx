import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { CategoryForm } from "./category-form.tsx";
import { FormPage, publicPageClass, PublicPageWords } from "./form-page.tsx";

export function EditCategory({ id }: { id: string }) {
  const nameOf = useCatalogueName();
  const [category] = trpc.category.get.useSuspenseQuery({ id });
  const { slug } = category;
  return (
    <FormPage
      title={nameOf(category)}
      category={id}
      corner={
        <Link to="/categories/$slug" params={{ slug }} target="_blank" className={publicPageClass}>
          <PublicPageWords />
        </Link>
      }
    >
      <CategoryForm category={category} />
    </FormPage>
  );
}
