import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../layout/page-title.ts";
import { ProfilePage } from "../../layout/panel/profile-page.tsx";

export const Route = createFileRoute("/admin/profile")({
  head: (args) => pageTitle(args, msg`Mon profil`),
  component: ProfilePage,
});
