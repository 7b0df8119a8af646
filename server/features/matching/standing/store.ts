import type { IntroState } from '#contract/matching/intro.ts'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { shownTags } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import { type Between, type PromisingOwner, promisesBetween, standingOf } from './rules.ts'

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

/** Moderators and managers at their work, who see whole profiles. */
export const team = 'team'

const listedColumns = (db: Db): Fragment => db`
  p.id, p.slug, p.first_name, p.last_name, p.company, p.position, p.looking_for, p.tags, '/files/' || p.avatar_file || '-256.webp' as avatar_url`

/** The visible ones of these participants, by id, as far as the reader may see them. */
export async function findPeople(
  db: Db,
  reader: string | typeof team,
  ids: string[],
): Promise<Map<string, ListedParticipant>> {
  if (ids.length === 0) return new Map()
  const columns = listedColumns(db)
  const rows = await db<ListedParticipant[]>`
    ${
      reader === team
        ? db`select ${columns}, case when p.is_location_shared then p.city else '' end as city from visible_participant p`
        : db`select ${columns}, p.city from seen_participant(${reader}) p`
    } where p.id = any (${ids}::uuid[])`
  return new Map(rows.map(row => [row.id, { ...row, tags: shownTags(row.tags) }]))
}

/** The others of each of several readers, who see them in pairs. */
export type Others = Map<string, string[]>

/** The pairs of readers with others, as a table that a query joins. */
export const pairsOf = (db: Db, others: Others): Fragment => {
  const pairs = [...others].flatMap(([readerId, ids]) => ids.map((id): [string, string] => [readerId, id]))
  return db`unnest(${pairs.map(([readerId]) => readerId)}::uuid[], ${pairs.map(([, id]) => id)}::uuid[]) as asked (reader_id, other_id)`
}

/** `findPeople` for several readers in one statement. */
export async function findPeopleOfEach(db: Db, others: Others): Promise<Map<string, Map<string, ListedParticipant>>> {
  const rows = await db<(ListedParticipant & { readerId: string })[]>`
    select asked.reader_id, ${listedColumns(db)}, p.city
    from ${pairsOf(db, others)} cross join lateral seen_participant(asked.reader_id) p where p.id = asked.other_id`
  return byReader(rows.map(({ readerId, ...row }) => [readerId, row.id, { ...row, tags: shownTags(row.tags) }]))
}

export function byReader<T>(rows: [readerId: string, otherId: string, T][]): Map<string, Map<string, T>> {
  const found = new Map<string, Map<string, T>>()
  for (const [readerId, otherId, value] of rows) {
    const ofReader = found.get(readerId) ?? new Map<string, T>()
    found.set(readerId, ofReader.set(otherId, value))
  }
  return found
}

type BetweenRow = Omit<Between, 'intro' | 'contacts'> & { id: string; intro: IntroState | null; privateNote: string }

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
  const owners = await listContactOwners(db, [readerId, ...ids])
  return new Map(
    rows.map(({ id, privateNote, intro, ...between }) => {
      const contacts = promisesBetween(owners.get(readerId), owners.get(id), intro?.status === 'ACCEPTED')
      return [id, { standing: standingOf({ ...between, contacts, intro: intro && readIntro(intro) }), privateNote }]
    }),
  )
}

async function listContactOwners(db: Db, ids: string[]): Promise<Map<string, PromisingOwner>> {
  const rows = await db<(PromisingOwner & { id: string })[]>`
    select p.id, p.privacy, p.hidden_contacts, p.profile_visibility, p.is_filled,
      (select coalesce(jsonb_agg(jsonb_build_object('type', c.type, 'value', c.value)), '[]')
        from contact c where c.participant_id = p.id) as contacts
    from participant p where p.id = any (${ids}::uuid[])`
  return new Map(rows.map(({ id, ...owner }) => [id, owner]))
}

/** Whether each of the two sees the contacts of the other, for letters. */
export async function findPromises(
  db: Db,
  readerId: string,
  id: string,
  { isConnected }: { isConnected: boolean },
): Promise<Standing['contacts']> {
  const owners = await listContactOwners(db, [readerId, id])
  return promisesBetween(owners.get(readerId), owners.get(id), isConnected)
}

/** Timestamps inside JSON have PostgreSQL's format. */
const readIntro = (intro: IntroState): IntroState => ({
  ...intro,
  sentAt: new Date(intro.sentAt).toISOString(),
  answeredAt: intro.answeredAt && new Date(intro.answeredAt).toISOString(),
})

/** State without any history. */
export const noStanding: KnownStanding = {
  standing: standingOf({
    isBookmarked: false,
    relationType: null,
    isReported: false,
    intro: null,
    contacts: promisesBetween(undefined, undefined, false),
  }),
  privateNote: '',
}

/** The other participant; null if hidden, of another community, or the reader. */
export async function findOther(db: Db, readerId: string, id: string): Promise<ListedParticipant | null> {
  return id === readerId ? null : ((await findPeople(db, readerId, [id])).get(id) ?? null)
}

/** What the reader may do about the other now. */
export async function findRights(db: Db, readerId: string, id: string): Promise<Standing['can']> {
  const known = (await findStandings(db, readerId, [id])).get(id)
  return (known ?? noStanding).standing.can
}

/** Everybody whom this participant excluded, or who excluded them. */
export async function listApart(db: Db, participantId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select subject_id as id from report where author_id = ${participantId}
    union select author_id from report where subject_id = ${participantId}
    union select subject_id from never_pair where participant_id = ${participantId}
    union select participant_id from never_pair where subject_id = ${participantId}`
  return rows.map(({ id }) => id)
}
