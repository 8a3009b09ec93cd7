import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { type Device, FormPreview } from "../preview/form-preview.tsx";

interface VersionPreviewProps {
  id: string;
  revision: number;
  name: string;
  icon: string | undefined;
  currency: string;
}

/** An earlier form as its clients saw it. */
export function VersionPreview({ id, revision, ...page }: VersionPreviewProps) {
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
