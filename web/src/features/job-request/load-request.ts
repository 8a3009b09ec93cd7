import type { JobRequest } from "@metiro/shared/job-request/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "../../calls/calls.ts";
import { isMissing } from "../../calls/failure.ts";
import { quietly } from "../../calls/quietly.ts";

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The request of a page's address, for the page's loader. Not found when there is none that its reader may see. */
export async function loadRequest(api: Api, id: string): Promise<JobRequest> {
  if (!idPattern.test(id)) throw notFound();
  try {
    return await api.jobRequest.get.ensureData({ id }, quietly);
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
