import type { Disk } from "flydrive";

/** The names of the folders in a folder of a disk, a page at a time; none when there is no such folder. */
export async function* listFolders(disk: Disk, folder: string): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(`${folder}/`, { ...(paginationToken !== undefined && { paginationToken }) })
      .catch(nothingThere);
    yield [...page.objects].flatMap((entry) => (entry.isDirectory ? [entry.name] : []));
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

function nothingThere(error: unknown) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT")
    return { objects: [], paginationToken: undefined };
  throw error;
}
