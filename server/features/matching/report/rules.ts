import { type ReportDecision, reportDecisions } from '#contract/matching/report-fields.ts'
import type { Permission, Role } from '#contract/roles.ts'
import type { ModerationStatus } from '#contract/users/user.ts'

/** Without words of the moderator nobody is warned, rejected or blocked. */
export const needsNote = (decision: ReportDecision): boolean => decision !== 'DISMISSED' && decision !== 'DISABLED'

type Subject = { role: Role; moderationStatus: ModerationStatus; isEnabled: boolean; isBlocked: boolean }

/** Decisions that change something for the reported person. Only an admin decides against an admin; only managers block. */
export function decisionsFor(actor: { role: Role; permissions: Permission[] }, subject: Subject): ReportDecision[] {
  if (subject.role === 'ROLE_ADMIN' && actor.role !== 'ROLE_ADMIN') return ['DISMISSED']
  const isManager = actor.role === 'ROLE_ADMIN' || actor.permissions.includes('CAN_MANAGE_COMMUNITY')
  const isPossible: Record<ReportDecision, boolean> = {
    DISMISSED: true,
    WARNED: true,
    DISABLED: subject.isEnabled,
    REJECTED: subject.moderationStatus !== 'REJECTED',
    BLOCKED: isManager && !subject.isBlocked,
  }
  return reportDecisions.filter(decision => isPossible[decision])
}
