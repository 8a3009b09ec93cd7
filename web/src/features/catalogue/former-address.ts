import { isMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** Where an address leads that no name gives any more: what had it before has another one now. */
export async function formerAddress(
  slug: string,
  byName: (input: { Name: string }, options: typeof handlesOwnErrors) => Promise<{ slug: string }>,
): Promise<{ movedTo: string } | undefined> {
  try {
    const item = await byName({ Name: slug }, handlesOwnErrors);
    // One that was added a moment ago has this very address, and is not in the list yet.
    return item.slug === slug ? undefined : { movedTo: item.slug };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
