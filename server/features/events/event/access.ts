import type { Actor } from '#server/platform/http/context.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Admins and moderators run every event of their community. */
export const runsEvents = ({ role, permissions }: Who): boolean =>
  role === 'ROLE_ADMIN' || permissions.includes('CAN_MODERATE_COMMUNITY')

export const canCreateEvent = (actor: Who): boolean =>
  runsEvents(actor) || actor.permissions.includes('CAN_CREATE_EVENTS')

/** The list of all events, with how many people are in each. */
export const canListEvents = (actor: Who): boolean =>
  canCreateEvent(actor) || actor.permissions.includes('CAN_VIEW_ADMIN_PANEL')

/** Everything that an organiser does with one event: edit, questions, reports, approval, check-in. */
export const canManageEvent = (actor: Who | null, { isResponsible }: { isResponsible: boolean }): boolean =>
  actor !== null && (isResponsible || runsEvents(actor))

type Member = Pick<Actor, 'participantId' | 'moderationStatus' | 'isEnabled'>

/** A confirmed participant, who may see private events and join. */
export const isMember = (actor: Member | null): boolean =>
  actor?.participantId != null && actor.moderationStatus === 'CONFIRMED' && actor.isEnabled

type Seen = { visibility: 'PUBLIC' | 'PRIVATE'; isResponsible: boolean }

export const canSeeEvent = (actor: (Who & Member) | null, event: Seen): boolean =>
  event.visibility === 'PUBLIC' || canManageEvent(actor, event) || isMember(actor)
