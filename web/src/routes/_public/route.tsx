import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PublicShell } from "#layout/public/public-shell.tsx";

export const Route = createFileRoute("/_public")({
  loader: async ({ context: { calls } }) => {
    const { api } = await calls();
    return { categories: await api.category.list.fetch() };
  },
  staleTime: Infinity,
  staticData: { plain: true },
  component: Public,
});

function Public() {
  const { categories } = Route.useLoaderData();
  return (
    <PublicShell categories={categories}>
      <Outlet />
    </PublicShell>
  );
}
