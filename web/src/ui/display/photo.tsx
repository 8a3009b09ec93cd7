import { useLingui } from "@lingui/react/macro";

export interface PhotoProps {
  photo: { url: string; width?: number; height?: number };
  /** Its place among how many, the first being 0. */
  index: number;
  count: number;
}

/** One of some photos in a grid, cut to the shape they share. */
export function Photo({ photo: { url, width, height }, index, count }: PhotoProps) {
  const { t } = useLingui();
  return (
    <img
      src={url}
      width={width}
      height={height}
      loading="lazy"
      alt={t`Photo ${index + 1} sur ${count}`}
      className="aspect-4/3 w-full bg-sunken object-cover"
    />
  );
}
