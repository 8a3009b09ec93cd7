export { createCategory, createRegion, createSubcategory, createSubregion } from "./catalogue.ts";
export { createCompanies, createCompany } from "./companies.ts";
export { createJobRequest, createJobRequests } from "./job-requests.ts";
export { createOffer } from "./offers.ts";
export { createPost, createPosts } from "./posts.ts";
export { addRecipient } from "./recipients.ts";
export { createSubscription, createSubscriptions } from "./subscriptions.ts";
export { createTenderer, createTenderers } from "./tenderers.ts";
export { createUser } from "./users.ts";
