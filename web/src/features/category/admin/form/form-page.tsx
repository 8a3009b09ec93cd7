import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import type { Named } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { cornerClass, cornerWordsClass } from "#ui/navigation/corner-class.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";

interface FormPageProps {
  title: string;
  /** The category that the way back leads to. */
  category?: string | undefined;
  /** The category that what is written belongs to. */
  parent?: (Named & { id: string }) | undefined;
  actions?: ReactNode;
  /** Where the public page of what is written is. */
  corner?: ReactNode;
  children: ReactNode;
}

/** The page around a form of the catalogue: the way back, the title, and a question to who leaves with something unsaved. */
export function FormPage({ title, category, parent, actions, corner, children }: FormPageProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  return (
    <UnsavedGuard>
      <PageHead
        above={
          <Breadcrumb
            items={[
              {
                label: t`Catégories`,
                link: (parts) => <Link {...parts} to="/admin/category/list" search={category ? { category } : {}} />,
              },
              ...(parent
                ? [
                    {
                      label: nameOf(parent),
                      link: (parts: LinkParts) => (
                        <Link {...parts} to="/admin/category/list" search={{ category: parent.id }} />
                      ),
                    },
                  ]
                : []),
            ]}
            current={title}
          />
        }
        title={title}
        actions={actions}
        corner={corner}
      />
      {children}
    </UnsavedGuard>
  );
}

/** The look of the link to the public page, in the corner of the head. */
export const publicPageClass = cn(buttonClass({ variant: "secondary" }), cornerClass);

export const PublicPageWords = () => (
  <>
    <Icon of={ExternalLink} />
    <span className={cornerWordsClass}>
      <Trans>Voir la page publique</Trans>
    </span>
  </>
);

/** Back to the tree without saving. */
export const BackLink = ({ category }: { category?: string | undefined }) => (
  <Link
    to="/admin/category/list"
    search={category ? { category } : {}}
    className={buttonClass({ variant: "secondary" })}
  >
    <Trans>Abandonner</Trans>
  </Link>
);
