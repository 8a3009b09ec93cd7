import { useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { Ban, Check, CircleDot } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";

const looks = {
  [JobStatus.Active]: { tone: "accent", icon: CircleDot },
  [JobStatus.Processed]: { tone: "success", icon: Check },
  [JobStatus.Canceled]: { tone: "neutral", icon: Ban },
} as const;

/** The status of a request in one word. */
function useStatusWords(): Record<JobStatus, string> {
  const { t } = useLingui();
  return {
    [JobStatus.Active]: t({ message: "Active", context: "status of a request" }),
    [JobStatus.Processed]: t({ message: "Traitée", context: "status of a request" }),
    [JobStatus.Canceled]: t({ message: "Annulée", context: "status of a request" }),
  };
}

export function StatusBadge({ status }: { status: JobStatus }) {
  const words = useStatusWords();
  return <Badge {...looks[status]}>{words[status]}</Badge>;
}
