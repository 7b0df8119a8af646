export const reminderKinds = ['day', 'hour'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const minute = 60_000
const hour = 60 * minute

/**
 * When a reminder is due before the start, and until when it is still worth sending, after a time without a running server: a day
 * ahead until half a day before, an hour ahead until ten minutes before.
 */
export const reminderTimes: Record<ReminderKind, { due: number; late: number }> = {
  day: { due: 24 * hour, late: 12 * hour },
  hour: { due: hour, late: 10 * minute },
}

/**
 * After the end those who were there are asked how it was: half a day later, so that an evening is asked about in the morning, and
 * not after three days.
 */
const feedbackTimes = { due: 12 * hour, late: 72 * hour }

/** Events whose end lies in this window are asked about: after `from`, at most `until`. */
export const feedbackWindow = (now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() - feedbackTimes.late),
  until: new Date(now.getTime() - feedbackTimes.due),
})

/** Events whose start lies in this window have reminders due: after `from`, at most `until`. */
export const reminderWindow = (kind: ReminderKind, now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() + reminderTimes[kind].late),
  until: new Date(now.getTime() + reminderTimes[kind].due),
})
