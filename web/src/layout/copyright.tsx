import { getRouteApi, rootRouteId } from "@tanstack/react-router";

const root = getRouteApi(rootRouteId);

export function Copyright() {
  const { site, year } = root.useLoaderData();
  return (
    <span>
      © {year} {site.domain}
    </span>
  );
}
