import { getRouteApi, rootRouteId } from "@tanstack/react-router";
import type { Site } from "./site.ts";

const root = getRouteApi(rootRouteId);

/** Name, contact and currency of the platform. */
export const useSite = (): Site => root.useLoaderData({ select: ({ site }) => site });
