import { notFound } from "@tanstack/react-router";
import { isMissing } from "./failure.ts";

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address of a page names, for its loader. Not found when there is nothing of that id. */
export async function foundOrMissing<T>(id: string, load: () => Promise<T>): Promise<T> {
  if (!idPattern.test(id)) throw notFound();
  try {
    return await load();
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
