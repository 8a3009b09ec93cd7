import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useEffect, useId, useRef } from "react";
import { useNavigate } from "@tanstack/react-router";
import { attachPlaces } from "#layout/public/search/attach-places.ts";
import { PlacePattern } from "#layout/public/search/place-pattern.tsx";
import { Button } from "#ui/button/button.tsx";

/** Where the work is, handed to the wizard: a plain form, so that it works without a script as well. */
export function StartForm({ slug }: { slug: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const id = useId();
  useEffect(() => (box.current ? attachPlaces(box.current) : undefined), []);

  function start(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get("place");
    void navigate({
      to: "/request/$slug",
      params: { slug },
      search: typeof place === "string" && place !== "" ? { place } : {},
    });
  }

  return (
    <form
      ref={box}
      action={`/request/${slug}`}
      data-act="places"
      data-said-places={t`Lieux proposés : #. Flèche du bas pour y aller.`}
      onSubmit={start}
      className="relative mt-5 grid gap-3"
    >
      <div className="relative grid gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          <Trans>Où ?</Trans> <span className="font-normal text-ink-2">{t`(facultatif)`}</span>
        </label>
        <input
          id={id}
          data-part="place"
          name="place"
          type="text"
          autoComplete="off"
          maxLength={80}
          placeholder={t`NPA ou localité`}
          className="min-h-12 w-full min-w-0 rounded-md border border-control bg-surface px-4 text-md outline-none focus:border-focus focus:outline-3 focus:outline-focus"
        />
        <ul
          data-part="places"
          hidden
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-lg border border-line bg-surface p-1.5 shadow-float"
        />
      </div>
      <Button type="submit" block>
        <Trans>Commencer</Trans>
      </Button>
      <output data-part="said" className="sr-only" />
      <ul hidden>
        <PlacePattern />
      </ul>
    </form>
  );
}
