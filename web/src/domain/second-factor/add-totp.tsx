import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { CardBody } from "#ui/display/card.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { AppCodeField } from "./app-code-field.tsx";
import { AddFrame, type AddProps } from "./add-frame.tsx";

const QrCode = lazyPart(() => import("./qr-code.tsx"));

/** Adds an app that shows codes: its key as a QR code and as text, then the first code. */
export function AddTotp(props: AddProps) {
  const { t } = useLingui();
  const begin = trpc.auth.beginTotp.useMutation();
  const add = trpc.auth.addTotp.useMutation();
  const { mutate, data } = begin;
  const { onBack } = props;
  const [digits, setDigits] = useState("");
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(undefined, { onError: onBack });
  }, [mutate, onBack]);

  if (!data)
    return (
      <CardBody large>
        <SkeletonArea>
          <SkeletonCard />
        </SkeletonArea>
      </CardBody>
    );
  const { id, key, uri } = data;
  return (
    <AddFrame
      {...props}
      name={t`Application de codes`}
      add={(fields) => add.mutateAsync({ id, name: fields.get("name") as string, totp: digits })}
    >
      <p>
        <Trans>Scannez ce code avec votre application (2FAS, Aegis, Google Authenticator…), ou saisissez la clé.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-6">
        <Suspense fallback={<div className="size-48 rounded-md bg-sunken" />}>
          <QrCode text={uri} label={t`Code QR de la clé`} />
        </Suspense>
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="text-sm text-ink-2">
            <Trans>Clé</Trans>
          </p>
          <p className="font-mono break-all">{key.match(/.{1,4}/g)?.join(" ")}</p>
        </div>
      </div>
      <AppCodeField name="totp" value={digits} onChange={setDigits} />
    </AddFrame>
  );
}
