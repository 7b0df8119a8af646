import type { ReportRow } from '#contract/events/event-report.ts'

export const reportId = (nth: number) => `00000000-0000-7000-8000-00000000010${nth}`

/** A participant who waits for approval. */
export const buildRow = (nth: number, firstName: string, own: Partial<ReportRow> = {}): ReportRow => ({
  participationId: reportId(nth + 5),
  participantId: reportId(nth),
  person: {
    participantId: reportId(nth),
    slug: firstName.toLowerCase(),
    firstName,
    lastName: 'Example',
    position: '',
    company: '',
    avatarUrl: null,
  },
  email: `${firstName.toLowerCase()}@example.com`,
  status: 'PENDING',
  isWaiting: false,
  waitlistPlace: null,
  isOffered: false,
  steps: { questions: true, approval: false, payment: null },
  plusOnes: 0,
  payment: null,
  amount: null,
  answers: 1,
  joinedAt: '2026-11-16T10:00:00.000Z',
  checkedInAt: null,
  ...own,
})

export const reportedEvent = {
  id: reportId(9),
  slug: 'tea',
  title: 'Winter tea',
  date: '2026-11-19',
  startTime: '19:00',
  endTime: null,
  timeZone: 'Europe/Berlin',
  startsAt: '2026-11-19T18:00:00.000Z',
  endsAt: '2026-11-19T20:00:00.000Z',
  isCancelled: false,
  isPaid: false,
  currency: null,
  isApprovalRequired: true,
  hasQuestions: true,
  maxParticipants: 20,
  placesTaken: 1,
  checkedIn: 0,
}

export const buildReport = (items: ReportRow[], event: Partial<typeof reportedEvent> = {}) => ({
  items,
  next: null,
  total: items.length,
  counts: { all: items.length, going: 1, pending: 2, waitlist: 0, rejected: 0, cancelled: 0, refunds: 0 },
  event: { ...reportedEvent, ...event },
})
