import { isDeepStrictEqual } from 'node:util'
import { findRelevancesOfEach } from '#server/features/matching/recommendation/recommendation.ts'
import { topPlaces } from '#server/features/matching/recommendation/rules.ts'
import { findPeopleOfEach } from '#server/features/matching/standing/store.ts'
import { listReaders, notifyAll, type Reader, type Ready } from '#server/features/notifications/notification/actions.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Week } from './letters.tsx'
import { isLetterDue, proposedDay } from './rules.ts'
import * as store from './store.ts'

const mostRounds = 5

/**
 * Writes the weekly letters of these participants once. A letter is made of what was read before, and written only if that still holds: one
 * whose reader or list has changed meanwhile is read and made again.
 */
export async function writeWeeklyLetters(scope: Scope, participantIds: string[], week: string): Promise<void> {
  for (let [rest, round] = [participantIds, 0]; rest.length > 0; round++) {
    if (round === mostRounds) throw new Error('readers or lists changed each time their letters were made')
    const drafts = await scope.inOwnScope(own => readDrafts(own, rest, week))
    if (drafts.length === 0) return
    const ready = await makeLetters(scope, week, drafts)
    rest = await scope.inOwnScope(own => saveLetters(own, week, drafts, ready))
  }
}

/** What a letter is made of that may change at any moment: who reads it, and who is new to them. */
type Basis = { reader: Reader; subjectIds: string[] }

/** Of these participants, those who may be written to and whose letter is due, with the new people of their list. */
async function readBasis(scope: Scope, participantIds: string[], week: string): Promise<Basis[]> {
  const { db, community, now } = scope
  const readers = await listReaders(scope, participantIds, 'matching.weekly')
  const due = readers.filter(({ to }) => isLetterDue(week, now, to.timeZone))
  if (due.length === 0) return []
  const subjects = await store.listNewSubjects(db, {
    participantIds: due.map(({ participantId }) => participantId),
    week,
    today: localTime(now, community.timeZone).day,
  })
  return due.map(reader => ({ reader, subjectIds: subjects.get(reader.participantId) ?? [] }))
}

type Draft = { basis: Basis; content: Omit<Week, 'day'> }

export async function readDrafts(scope: Scope, participantIds: string[], week: string): Promise<Draft[]> {
  const { db, now } = scope
  const all = await readBasis(scope, participantIds, week)
  const people = await findPeopleOfEach(
    db,
    new Map(all.map(({ reader, subjectIds }) => [reader.participantId, subjectIds])),
  )
  const seen = ({ reader: { participantId }, subjectIds }: Basis) =>
    subjectIds.filter(id => people.get(participantId)?.has(id))
  const asked = all.map(basis => ({ id: basis.reader.participantId, lang: basis.reader.to.lang, ids: seen(basis) }))
  const relevances = await findRelevancesOfEach(db, asked, { isList: true, reasons: topPlaces, now })
  return all.map(basis => {
    const [known, found] = [people.get(basis.reader.participantId), relevances.get(basis.reader.participantId)]
    const shown = [...(found?.keys() ?? [])].flatMap(id => known?.get(id) ?? []).slice(0, topPlaces)
    const entries = shown.map(person => {
      const { relevanceLevel = null, reason = null } = found?.get(person.id) ?? {}
      return { person, relevanceLevel, reason: reason ?? '' }
    })
    return { basis, content: { people: entries, more: (known?.size ?? 0) - shown.length, now } }
  })
}

/** Letters and texts by reader; none when nobody in the list is new. */
export async function makeLetters(
  { community, now }: Scope,
  week: string,
  drafts: Draft[],
): Promise<Map<string, Ready>> {
  const { weeklyLetter, weeklyText } = await import('./letters.tsx')
  const made = new Map<string, Ready>()
  for (const { basis, content } of drafts) {
    if (content.people.length === 0) continue
    const { reader } = basis
    const { participantId, to } = reader
    const shown = { ...content, day: proposedDay(week, now, to.timeZone) }
    made.set(participantId, {
      reader,
      told: {
        kind: 'matching.weekly',
        about: content.people.map(({ person }) => person.id),
        data: { week },
        onceKey: `weekly ${participantId} ${week}`,
      },
      letter: await weeklyLetter(community, to, shown),
      text: weeklyText(community, to, shown),
    })
  }
  return made
}

/** Claims, notifications and letters are one transaction. Returns those whose letter has to be made again. */
export async function saveLetters(
  scope: Scope,
  week: string,
  drafts: Draft[],
  made: Map<string, Ready>,
): Promise<string[]> {
  const { db, community, now } = scope
  const ids = drafts.map(({ basis }) => basis.reader.participantId)
  const current = new Map((await readBasis(scope, ids, week)).map(basis => [basis.reader.participantId, basis]))
  const holds = ({ basis }: Draft) => isDeepStrictEqual(current.get(basis.reader.participantId), basis)
  const claims = drafts
    .filter(holds)
    .map(({ basis: { reader } }) => ({ participantId: reader.participantId, isSent: made.has(reader.participantId) }))
  const claimed = await store.claimLetters(db, { communityId: community.id, week, at: now }, claims)
  await notifyAll(
    scope,
    [...claimed].flatMap(id => made.get(id) ?? []),
  )
  const unchanged = new Set(claims.map(({ participantId }) => participantId))
  return ids.filter(id => !unchanged.has(id) && current.has(id))
}
