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

/** Events whose start lies in this window have reminders due: after `from`, at most `until`. */
export const reminderWindow = (kind: ReminderKind, now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() + reminderTimes[kind].late),
  until: new Date(now.getTime() + reminderTimes[kind].due),
})
