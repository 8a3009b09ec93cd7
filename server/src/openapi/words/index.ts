import { authWords } from "./auth.ts";
import { backOfficeWords } from "./back-office.ts";
import { blogWords } from "./blog.ts";
import { catalogueWords } from "./catalogue.ts";
import { sharedFieldWords } from "./shared-fields.ts";
import { companyWords } from "./company.ts";
import { conversationWords } from "./conversation.ts";
import { dashboardWords } from "./dashboard.ts";
import { jobRequestWords } from "./job-request.ts";
import { notificationWords } from "./notification.ts";
import { peopleWords } from "./people.ts";
import { questionFormWords } from "./question-form.ts";
import { requestDraftWords } from "./request-draft.ts";
import type { Words } from "./shape.ts";

/** By room of the product. */
export const parts: readonly Words[] = [
  sharedFieldWords,
  authWords,
  companyWords,
  peopleWords,
  notificationWords,
  jobRequestWords,
  requestDraftWords,
  conversationWords,
  catalogueWords,
  questionFormWords,
  backOfficeWords,
  blogWords,
  dashboardWords,
];

export const words: Words = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
