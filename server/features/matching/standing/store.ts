import type { IntroState } from '#contract/matching/intro.ts'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { shownTags } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import { type Between, standingOf } from './rules.ts'

type Value = Fragment | string

/** Condition: one of the two excluded the other, by a report or a private exclusion. */
export const isApart = (db: Db, one: Value, other: Value): Fragment => db`
  (exists (select from report x where (x.author_id, x.subject_id) in ((${one}, ${other}), (${other}, ${one})))
    or exists (select from never_pair x where (x.participant_id, x.subject_id) in ((${one}, ${other}), (${other}, ${one}))))`

/**
 * Condition: the reader reported or excluded the other. For lists of the reader's own choice, such as bookmarks: the
 * other's exclusion must not show in them.
 */
export const isExcludedBy = (db: Db, reader: Value, other: Value): Fragment => db`
  (exists (select from report x where x.author_id = ${reader} and x.subject_id = ${other})
    or exists (select from never_pair x where x.participant_id = ${reader} and x.subject_id = ${other}))`

/**
 * Condition: the other may be recommended to the reader as of now, whatever was known when the list was made. The reader's
 * own decline is not part of it: those stay listed under their status.
 */
export const isRecommendable = (db: Db, reader: Value, other: Value, today: string): Fragment => db`
  (not ${isApart(db, reader, other)}
    and not exists (select from relation x where x.participant_id = ${other} and x.subject_id = ${reader}
      and x.relation_type = 'DISLIKE')
    and not exists (select from pair_rule x where x.first_id = least(${reader}, ${other})
      and x.second_id = greatest(${reader}, ${other}) and x.kind = 'NEVER')
    and not exists (select from matching_preference x where x.participant_id = ${other} and x.paused_until > ${today}::date))`

/** The visible ones of these participants, by id. */
export async function findPeople(db: Db, ids: string[]): Promise<Map<string, ListedParticipant>> {
  if (ids.length === 0) return new Map()
  const rows = await db<ListedParticipant[]>`
    select id, slug, first_name, last_name, company, position, case when is_location_shared then city else '' end as city, looking_for,
      tags, '/files/' || avatar_file || '-256.webp' as avatar_url
    from visible_participant where id = any (${ids}::uuid[])`
  return new Map(rows.map(row => [row.id, { ...row, tags: shownTags(row.tags) }]))
}

type BetweenRow = Omit<Between, 'intro'> & { id: string; intro: IntroState | null; privateNote: string }

export type KnownStanding = { standing: Standing; privateNote: string }

/** The state between the reader and each of the others. */
export async function findStandings(db: Db, readerId: string, ids: string[]): Promise<Map<string, KnownStanding>> {
  if (ids.length === 0) return new Map()
  const rows = await db<BetweenRow[]>`
    select asked.id, b.subject_id is not null as is_bookmarked, r.relation_type, coalesce(n.note, '') as private_note,
      exists (select from report x where x.author_id = ${readerId} and x.subject_id = asked.id) as is_reported,
      case when i.id is null then null else jsonb_build_object(
        'id', i.id, 'direction', case when i.from_id = ${readerId} then 'sent' else 'received' end, 'status', i.status,
        'message', i.intro_message, 'answer', i.answer, 'sentAt', i.created_at, 'answeredAt', i.answered_at) end as intro
    from unnest(${ids}::uuid[]) as asked (id)
    left join bookmark b on b.participant_id = ${readerId} and b.subject_id = asked.id
    left join relation r on r.participant_id = ${readerId} and r.subject_id = asked.id
    left join private_note n on n.author_id = ${readerId} and n.subject_id = asked.id
    left join intro i on least(i.from_id, i.to_id) = least(${readerId}::uuid, asked.id)
      and greatest(i.from_id, i.to_id) = greatest(${readerId}::uuid, asked.id)`
  return new Map(
    rows.map(({ id, privateNote, intro, ...between }) => [
      id,
      { standing: standingOf({ ...between, intro: intro && readIntro(intro) }), privateNote },
    ]),
  )
}

/** Timestamps inside JSON have PostgreSQL's format. */
const readIntro = (intro: IntroState): IntroState => ({
  ...intro,
  sentAt: new Date(intro.sentAt).toISOString(),
  answeredAt: intro.answeredAt && new Date(intro.answeredAt).toISOString(),
})

/** State without any history. */
export const noStanding: KnownStanding = {
  standing: standingOf({ isBookmarked: false, relationType: null, isReported: false, intro: null }),
  privateNote: '',
}

/** The other participant; null if hidden, of another community, or the reader. */
export async function findOther(db: Db, readerId: string, id: string): Promise<ListedParticipant | null> {
  return id === readerId ? null : ((await findPeople(db, [id])).get(id) ?? null)
}

/** What the reader may do about the other now. */
export async function findRights(db: Db, readerId: string, id: string): Promise<Standing['can']> {
  const known = (await findStandings(db, readerId, [id])).get(id)
  return (known ?? noStanding).standing.can
}
