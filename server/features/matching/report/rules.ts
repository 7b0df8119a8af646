import { type ReportDecision, reportDecisions } from '#contract/matching/report-fields.ts'
import type { Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'

/** Without words of the moderator nobody is warned or rejected. */
export const needsNote = (decision: ReportDecision): boolean => decision === 'WARNED' || decision === 'REJECTED'

type Subject = { role: Role; moderationStatus: ModerationStatus; isEnabled: boolean }

/** Decisions that change something for the reported person. Only an admin decides against an admin. */
export function decisionsFor(actor: { role: Role }, subject: Subject): ReportDecision[] {
  if (subject.role === 'ROLE_ADMIN' && actor.role !== 'ROLE_ADMIN') return ['DISMISSED']
  const { moderationStatus, isEnabled } = subject
  return reportDecisions.filter(
    decision => (decision !== 'DISABLED' || isEnabled) && (decision !== 'REJECTED' || moderationStatus !== 'REJECTED'),
  )
}
