import { eventLimits } from '#contract/events/event-fields.ts'

const minute = 60_000

/** Meetings run over: the link works this long after the end. */
const openAfterEndMinutes = 60

type Times = { startsAt: string | null; endsAt: string | null }

/** When the meeting of an online event can be entered; null while its date is to be confirmed. */
export const opensAt = ({ startsAt }: Times): Date | null =>
  startsAt === null ? null : new Date(Date.parse(startsAt) - eventLimits.joinOnlineMinutes * minute)

export function meetingState(times: Times, now: Date): 'before' | 'open' | 'over' {
  const opens = opensAt(times)
  if (opens === null || times.endsAt === null || now < opens) return 'before'
  return now.getTime() > Date.parse(times.endsAt) + openAfterEndMinutes * minute ? 'over' : 'open'
}
