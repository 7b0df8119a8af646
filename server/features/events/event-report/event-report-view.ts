import type { ReportDetail, ReportedEvent, ReportRow } from '#contract/events/event-report.ts'
import type { StoredEvent } from '../event/store.ts'
import { stepsOf } from './rules.ts'
import type { StoredRow } from './store.ts'

/** An event, with whether it asks its participants anything. */
export type Reported = StoredEvent & { hasQuestions: boolean }

export const describeRow = (event: Reported, row: StoredRow): ReportRow => ({
  participationId: row.participationId,
  participantId: row.participantId,
  person: {
    participantId: row.seenId,
    slug: row.slug,
    firstName: row.firstName,
    lastName: row.lastName,
    position: row.position,
    company: row.company,
    avatarUrl: row.avatarUrl,
  },
  email: row.email,
  status: row.status,
  isWaiting: row.isWaiting,
  waitlistPlace: row.waitlistPlace,
  isOffered: row.isOffered,
  steps: stepsOf(event, row),
  plusOnes: row.plusOnes,
  payment: row.payment,
  amount: row.amount,
  answers: row.answers,
  joinedAt: row.joinedAt,
  checkedInAt: row.checkedInAt,
})

export const describeDetail = (event: Reported, row: StoredRow, given: ReportDetail['given']): ReportDetail => ({
  ...describeRow(event, row),
  message: row.message,
  changedAt: row.changedAt,
  given,
})

export const describeReported = (event: Reported, checkedIn: number): ReportedEvent => ({
  id: event.id,
  slug: event.slug,
  title: event.title,
  date: event.date,
  startTime: event.startTime,
  endTime: event.endTime,
  timeZone: event.timeZone,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  isCancelled: event.cancelledAt !== null,
  isPaid: event.isPaid,
  currency: event.currency,
  isApprovalRequired: event.isApprovalRequired,
  hasQuestions: event.hasQuestions,
  maxParticipants: event.maxParticipants,
  placesTaken: event.placesTaken,
  checkedIn,
})
