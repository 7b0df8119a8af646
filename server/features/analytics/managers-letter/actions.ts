import { unsubscribePath } from '#server/features/notifications/notification/rules.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { figuresOf } from '../chart/rules.ts'
import { readRollup, renewRollup } from '../rollup/actions.ts'
import { isQuiet, tasksOf, weekDue, zoneOf } from './rules.ts'
import * as store from './store.ts'

/**
 * Writes the letter of a week once: claim and letter are one transaction, and the claim comes first. Nothing is sent when nothing
 * happened and nothing waits.
 */
export async function writeManagersLetter(scope: Scope, userId: string, week: string): Promise<void> {
  const { db, community, now } = scope
  const manager = await store.findManager(db, userId)
  if (!manager || weekDue(now, zoneOf(manager.timeZone, community.timeZone)) !== week) return
  const lastWeek = addDays(week, -7)
  await renewRollup(scope)
  const { days } = await readRollup(scope)
  const span = { from: lastWeek, to: addDays(week, -1) }
  const figures = figuresOf(days, span)
  const before = figuresOf(days, { from: addDays(week, -14), to: addDays(week, -8) })
  const tasks = tasksOf(await store.findChances(db, now, lastWeek))
  const isSent = tasks.length > 0 || !isQuiet(figures)
  if (!(await store.claimLetter(db, { communityId: community.id, userId, week, isSent, at: now })) || !isSent) return
  const { managersLetter } = await import('./letters.tsx')
  const { participantId, firstName, email } = manager
  const lang = manager.lang ?? community.lang
  // Without a profile here there is nothing to switch off.
  const unsubscribeUrl = participantId && unsubscribePath(participantId, 'managing', scope.config.SESSION_SECRET)
  const letter = await managersLetter(
    community,
    { lang, firstName, unsubscribeUrl },
    { figures, before, tasks, ...span, now },
  )
  const kind = 'analytics.managers'
  await scope.post({ kind, recipient: email, about: [], lang, ...letter, onceKey: `managers ${userId} ${week}` })
}
