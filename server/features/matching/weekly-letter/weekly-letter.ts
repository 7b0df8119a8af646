import { findRelevances } from '#server/features/matching/recommendation/recommendation.ts'
import { topPlaces } from '#server/features/matching/recommendation/rules.ts'
import { findPeople } from '#server/features/matching/standing/store.ts'
import { findAddressee, notify } from '#server/features/notifications/notification/actions.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { isLetterDue, proposedDay } from './rules.ts'
import * as store from './store.ts'

/**
 * Writes the weekly letter once: claim, notification and letter are one transaction. Nothing is sent when nobody in the
 * list is new to the reader.
 */
export async function writeWeeklyLetter(scope: Scope, participantId: string, week: string): Promise<void> {
  const { db, community, now } = scope
  const reader = await findAddressee(scope, participantId)
  if (!reader || !isLetterDue(week, now, reader.timeZone)) return
  const ids = await store.listNewSubjects(db, {
    participantId,
    week,
    today: localTime(now, community.timeZone).day,
  })
  const people = await findPeople(db, participantId, ids)
  const seen = ids.filter(id => people.has(id))
  const claim = { communityId: community.id, participantId, week, at: now, isSent: people.size > 0 }
  if (!(await store.claimLetter(db, claim)) || people.size === 0) return
  const relevances = await findRelevances(db, participantId, seen, reader.lang, { isList: true, reasons: topPlaces })
  const shown = [...relevances.keys()].flatMap(id => people.get(id) ?? []).slice(0, topPlaces)
  const content = {
    people: shown.map(person => {
      const { relevanceLevel = null, reason = null } = relevances.get(person.id) ?? {}
      return { person, relevanceLevel, reason: reason ?? '' }
    }),
    more: people.size - shown.length,
    now,
  }
  const { weeklyLetter, weeklyText } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId,
      kind: 'matching.weekly',
      about: shown.map(({ id }) => id),
      data: { week },
      onceKey: `weekly ${participantId} ${week}`,
    },
    {
      letter: to => weeklyLetter(community, to, { ...content, day: proposedDay(week, now, to.timeZone) }),
      text: to => weeklyText(community, to, { ...content, day: proposedDay(week, now, to.timeZone) }),
    },
  )
}
