import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";

/** The backup codes, shown this once. */
export const BackupCodes = ({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) => (
  <Card>
    <CardBody large className="grid gap-5">
      <h3 className="title-card">
        <Trans>Vos codes de secours</Trans>
      </h3>
      <Note tone="warning">
        <Trans>
          Notez-les maintenant : ils ne seront plus montrés. Chacun ouvre votre compte une fois, si vous perdez vos
          seconds facteurs.
        </Trans>
      </Note>
      <ul className="grid gap-x-6 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onNoted}>
          <Trans>J’ai noté mes codes</Trans>
        </Button>
      </div>
    </CardBody>
  </Card>
);
