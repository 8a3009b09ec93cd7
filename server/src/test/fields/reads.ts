import type { ProcedurePath } from "@metiro/shared/permissions";
import type { Surroundings } from "./surroundings.ts";
import type { Request } from "./walk.ts";
import { type Input, nameOf, type World } from "./world.ts";

export type Reads = Partial<Record<ProcedurePath, readonly Input[]>>;

const nothing = [{}];

/** What is read about the request in each of its states. */
export const readsOfRequest = ({ people }: World, { id, number }: Request): Reads => {
  const found = [{ search: number }];
  const pairs = [people.chosen, people.rejected, people.declined].map(({ ownId }) => ({
    jobRequestId: id,
    companyId: ownId,
  }));
  return {
    "jobRequest.get": [{ id }],
    "jobRequest.listForTenderer": found,
    "jobRequest.listForCompany": found,
    "jobRequest.listForAdmin": found,
    "jobRequest.rowsForAdmin": found,
    "jobRequest.idsForAdmin": found,
    "jobRequest.followUp": [{ id }],
    "jobRequest.desk": [{ id }],
    "conversation.get": pairs,
    "conversation.inspect": pairs.map((pair) => ({ ...pair, reason: "dispute" })),
    "conversation.list": nothing,
    "conversation.unread": nothing,
    "dataAccess.list": [{ jobRequestId: id }],
    "auth.exportData": nothing,
    "search.find": [{ query: number }],
    "company.get": [people.chosen, people.rejected].map(({ ownId }) => ({ id: ownId })),
    "tenderer.get": [{ id: people.client.ownId }],
  };
};

/** Everything else that can be read, once. */
export function readsOfAll(
  world: World,
  around: Surroundings,
  given: { unsubscribing: string; failedMails: readonly string[] },
): Reads {
  const { people, place, category, subcategory } = world;
  const { post, unpublished, locked, invited } = around;
  const everybody = [
    people.client,
    people.chosen,
    people.admin,
    { userId: locked.user.id },
    { userId: invited.userId },
  ];
  return {
    "auth.factors": nothing,
    "apiKey.list": [{}, ...everybody.map(({ userId }) => ({ userId }))],
    "offer.vatRates": nothing,
    "offer.get": [{ jobRequestId: around.offers, companyId: people.chosen.ownId }],
    "offer.start": [{ jobRequestId: around.offers }],
    "offer.compare": [{ jobRequestId: around.offers }],
    "standardLine.get": [{ subcategoryId: subcategory.id }],
    "guarantee.get": around.promised.map((id) => ({ id })),
    "guarantee.own": [{ ids: around.promised }],
    "guarantee.next": around.promised.map((id) => ({ id })),
    "guarantee.figures": nothing,
    "report.list": [{}, { state: "settled" }],
    "proof.own": nothing,
    "proof.list": [{}, { queue: "settled" }],
    "proof.passport": [{ companyId: people.chosen.ownId }],
    "proof.trade": [{ subcategoryId: world.subcategory.id }],
    "review.get": around.reviews.map((jobRequestId) => ({ jobRequestId })),
    "review.list": [{ companyId: people.chosen.ownId }],
    "review.scores": [{ companyIds: [people.chosen.ownId] }],
    "review.clientFigures": around.reviews.map((jobRequestId) => ({ jobRequestId })),
    "webhook.events": nothing,
    "webhook.list": [{}, ...everybody.map(({ userId }) => ({ userId }))],
    "webhook.get": around.endpoints.map((id) => ({ id })),
    "webhook.deliveries": around.endpoints.map((id) => ({ id })),
    "auth.botChallenge": nothing,
    "auth.sessions": nothing,
    "auth.signIns": nothing,
    "auth.profile": nothing,
    "signIn.list": nothing,
    "user.list": nothing,
    "user.get": everybody.map(({ userId }) => ({ id: userId })),
    "user.pauses": nothing,
    "category.list": nothing,
    "category.get": [{ id: category.id }],
    "category.getByName": [{ Name: category.slug }],
    "category.overview": nothing,
    "subCategory.list": nothing,
    "subCategory.listByCategory": [{ categoryId: category.id }],
    "subCategory.get": [{ id: subcategory.id }],
    "subCategory.getByName": [{ Name: subcategory.slug }],
    "subCategory.searchIndex": nothing,
    "subCategory.formVersions": [{ id: subcategory.id }],
    "subCategory.formDraft": [{ id: subcategory.id }],
    "subCategory.formProgress": [{ id: subcategory.id }],
    "subCategory.replayForm": [{ id: subcategory.id }],
    "subCategory.formVersion": [
      { id: subcategory.id, revision: 1 },
      { id: subcategory.id, revision: 2 },
    ],
    "price.list": nothing,
    "price.listBySubcategory": [{ subcategoryId: subcategory.id }],
    "price.get": [{ subcategoryId: subcategory.id, regionId: place.subregionId }],
    "region.list": nothing,
    "region.tree": nothing,
    "region.filtered": [{ search: "Lausanne" }],
    "region.places": [{ search: "1003" }],
    "region.around": [{ postalCode: "1003", radiusKm: 10 }],
    "region.overview": nothing,
    "region.gaps": [{}],
    "company.own": nothing,
    "company.list": nothing,
    "company.matching": [place],
    "company.get": [people.chosen.ownId, people.uninvited.ownId, invited.id].map((id) => ({ id })),
    "tenderer.own": nothing,
    "tenderer.list": nothing,
    "tenderer.get": [people.client.ownId, locked.id].map((id) => ({ id })),
    "jobRequest.ownFigures": nothing,
    "jobRequest.usualFigures": nothing,
    "jobRequest.declineHints": nothing,
    "requestDraft.list": nothing,
    "requestDraft.get": [{ subcategoryId: subcategory.id }],
    "subscription.list": nothing,
    "subscription.listByCompany": [{ companyId: people.chosen.ownId }],
    "subscription.own": nothing,
    "subscription.revenue": nothing,
    "blog.list": nothing,
    "blog.get": [{ id: post.id }, { id: unpublished.id }],
    "blog.getBySlug": [{ slug: post.slug }, { slug: unpublished.slug }],
    "blog.getDraft": [{ id: post.id }],
    "dashboard.summary": nothing,
    "dashboard.lastWeek": nothing,
    "dashboard.statistics": nothing,
    "dashboard.pageViews": nothing,
    "applicationConfig.list": nothing,
    "audit.list": [{}, { action: "category.add" }],
    "mail.listFailed": [{ pageSize: 100 }],
    "mail.listWaiting": [{ pageSize: 100 }],
    "mail.listHeld": [{ pageSize: 100 }],
    "mail.listSent": [{ pageSize: 100 }],
    "bin.list": [{ pageSize: 100 }],
    "mail.preview": given.failedMails.map((id) => ({ id })),
    "answerTemplate.list": nothing,
    "notification.own": nothing,
    "notification.devices": nothing,
    "notification.unsubscription": [{ token: given.unsubscribing }],
    "savedView.list": [{ list: "jobRequests" }],
    "search.find": [nameOf("client").lastName, "Entreprise chosen", nameOf("admin").lastName].map((query) => ({
      query,
    })),
  };
}
