import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SubcategoryWithForm, VersionOfForm } from "@metiro/shared/sub-category/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { ChangeList } from "#domain/question-form/change-list.tsx";
import { type Device, FormPreview } from "../preview/form-preview.tsx";

interface VersionsDialogProps {
  subcategory: SubcategoryWithForm;
  present: number;
  currency: string;
  icon: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Takes up an earlier version as a new one. */
  onRestore: (revision: number) => Promise<void>;
}

const pageSize = 20;

/** Every form that was published, the present one first: what each changed, to be looked at and gone back to. */
export function VersionsDialog({
  subcategory,
  present,
  currency,
  icon,
  open,
  onClose,
  onRestore,
}: VersionsDialogProps) {
  const [shown, setShown] = useState<number>();
  const [pages, setPages] = useState(1);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={shown === undefined ? <Trans>Versions publiées</Trans> : <Trans>Version {shown}</Trans>}
      footer={
        <Button
          variant="secondary"
          data-autofocus
          onClick={() => (shown === undefined ? onClose() : setShown(undefined))}
        >
          {shown === undefined ? <Trans>Fermer la liste</Trans> : <Trans>Revenir à la liste</Trans>}
        </Button>
      }
    >
      {shown === undefined ? (
        <ol className="grid">
          {Array.from({ length: pages }, (_, index) => (
            <VersionPage
              key={index + 1}
              id={subcategory.id}
              pageNumber={index + 1}
              present={present}
              isLast={index + 1 === pages}
              onMore={() => setPages(pages + 1)}
              onShow={setShown}
              onRestore={onRestore}
            />
          ))}
        </ol>
      ) : (
        <VersionPreview id={subcategory.id} revision={shown} name={subcategory.name} icon={icon} currency={currency} />
      )}
    </Dialog>
  );
}

interface VersionPageProps {
  id: string;
  pageNumber: number;
  present: number;
  isLast: boolean;
  onMore: () => void;
  onShow: (revision: number) => void;
  onRestore: (revision: number) => Promise<void>;
}

function VersionPage({ id, pageNumber, present, isLast, onMore, onShow, onRestore }: VersionPageProps) {
  const { data, isError, isFetching, refetch } = trpc.subCategory.formVersions.useQuery(
    { id, pageNumber, pageSize },
    handlesOwnErrors,
  );
  if (isError)
    return (
      <li>
        <ErrorState
          title={<Trans>Les versions n’ont pas pu être chargées</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </li>
    );
  if (!data)
    return (
      <li>
        <SkeletonArea className="grid gap-3">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonArea>
      </li>
    );
  return (
    <>
      {data.items.map((version) => (
        <VersionItem
          key={version.revision}
          version={version}
          isPresent={version.revision === present}
          onShow={onShow}
          onRestore={onRestore}
        />
      ))}
      {isLast && data.totalPages > pageNumber && (
        <li className="pt-4">
          <Button variant="secondary" block onClick={onMore}>
            <Trans>Versions plus anciennes</Trans>
          </Button>
        </li>
      )}
    </>
  );
}

interface VersionItemProps {
  version: VersionOfForm;
  isPresent: boolean;
  onShow: (revision: number) => void;
  onRestore: (revision: number) => Promise<void>;
}

function VersionItem({ version, isPresent, onShow, onRestore }: VersionItemProps) {
  const { t } = useLingui();
  const { revision, savedAt, savedBy, note, restoredFrom, requestCount, questionCount, changes } = version;
  const [pending, setPending] = useState(false);
  const restore = async () => {
    setPending(true);
    await onRestore(revision);
    setPending(false);
  };
  return (
    <li className="grid gap-2 border-b border-line py-4 first:pt-0 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="title-4">
          <Trans>Version {revision}</Trans>
        </h3>
        {isPresent && (
          <Badge tone="success" icon="dot">
            <Trans>Publiée</Trans>
          </Badge>
        )}
        <span className="text-sm text-ink-2">
          {formatDay(savedAt.slice(0, 10))}, {formatTime(savedAt)}
          {savedBy && ` · ${savedBy.firstName} ${savedBy.lastName}`}
        </span>
      </div>
      {note && <p className="text-sm">« {note} »</p>}
      {restoredFrom !== undefined && (
        <p className="text-sm text-ink-2">
          <Trans>Reprise de la version {restoredFrom}</Trans>
        </p>
      )}
      {changes.length > 0 && <ChangeList changes={changes} />}
      <p className="text-sm text-ink-2">
        <Plural value={questionCount} one="# question" other="# questions" />
        {" · "}
        <Plural value={requestCount} one="# demande y a répondu" other="# demandes y ont répondu" />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Voir la version ${revision}`}
          onClick={() => onShow(revision)}
        >
          <Trans>Voir</Trans>
        </Button>
        {!isPresent && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t`Reprendre la version ${revision}`}
            loading={pending}
            onClick={() => void restore()}
          >
            <Trans>Reprendre cette version</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

interface VersionPreviewProps {
  id: string;
  revision: number;
  name: string;
  icon: string | undefined;
  currency: string;
}

/** An earlier form as its clients saw it. */
function VersionPreview({ id, revision, ...page }: VersionPreviewProps) {
  const [device, setDevice] = useState<Device>("phone");
  const { data, isError, isFetching, refetch } = trpc.subCategory.formVersion.useQuery(
    { id, revision },
    handlesOwnErrors,
  );
  if (isError)
    return (
      <ErrorState
        title={<Trans>Cette version n’a pas pu être chargée</Trans>}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <SkeletonArea>
        <Skeleton shape="block" />
      </SkeletonArea>
    );
  return <FormPreview form={data.questions} selected={undefined} device={device} onDevice={setDevice} {...page} />;
}
