import { trpc } from "#api/trpc.ts";
import { AccountSections } from "./account/account-sections.tsx";
import { PersonSection } from "./account/person-section.tsx";
import { ProfileFrame } from "./profile-frame.tsx";

export function AdminProfile() {
  const [profile] = trpc.auth.profile.useSuspenseQuery();
  return (
    <ProfileFrame>
      <PersonSection profile={profile} />
      <AccountSections profile={profile} />
    </ProfileFrame>
  );
}
