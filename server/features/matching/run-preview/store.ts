import type { MadePreview, PreviewedPairKind, PreviewFacts } from '#contract/matching/run-preview.ts'
import type { Preview, PreviewList, PreviewPair } from '#server/features/matching/engine/pairing/preview.ts'
import { lockInputs } from '#server/features/matching/run/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type Status = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED'

export type PreviewState = {
  askedId: string
  askedAt: string
  status: Status
  progress: number
  made: (Pick<MadePreview, 'madeAt' | 'week'> & { id: string; choices: string; facts: PreviewFacts }) | null
}

export async function findPreview(db: Db): Promise<PreviewState | null> {
  const [row] = await db<
    (Omit<PreviewState, 'made'> & {
      madeId: string | null
      madeAt: string
      week: string
      choices: string
      facts: PreviewFacts
    })[]
  >`select asked_id, asked_at, status, progress, made_id, made_at, week, choices, facts from run_preview`
  if (!row) return null
  const { madeId, madeAt, week, choices, facts, ...state } = row
  return { ...state, made: madeId === null ? null : { id: madeId, madeAt, week, choices, facts } }
}

export async function askForPreview(db: Db, communityId: string, id: string, at: Date): Promise<void> {
  await db`
    insert into run_preview (community_id, asked_id, asked_at, status) values (${communityId}, ${id}, ${at}, 'QUEUED')
    on conflict (community_id) do update
      set asked_id = excluded.asked_id, asked_at = excluded.asked_at, status = 'QUEUED', progress = 0, problem = null`
}

/** Whether this preview is still the one that is asked for. */
export async function isAsked(db: Db, id: string): Promise<boolean> {
  const rows = await db`select from run_preview where asked_id = ${id} and status <> 'DONE'`
  return rows.length > 0
}

export async function setProgress(db: Db, id: string, progress: number): Promise<void> {
  await db`
    update run_preview set progress = greatest(progress, ${progress}), status = 'RUNNING', problem = null
    where asked_id = ${id} and status <> 'DONE'`
}

export async function failPreview(db: Db, id: string, problem: string): Promise<void> {
  await db`
    update run_preview set status = 'FAILED', problem = ${problem} where asked_id = ${id} and status <> 'DONE'`
}

/**
 * Adds lists to a preview that is being made, again when the job is repeated. Leaves out lists that name somebody who was deleted
 * meanwhile: taken under the lock that deletions take.
 */
export async function addLists(db: Db, communityId: string, previewId: string, lists: PreviewList[]): Promise<void> {
  const column = <T>(pick: (list: PreviewList) => T) => lists.map(pick)
  await db`
    insert into previewed_list (community_id, preview_id, reader_id, subjects, rates, few_place, few_because, shown_to, shown_place)
    select ${communityId}, ${previewId}, n.reader, n.subjects::uuid[], n.rates::real[], n.few_place, n.few_because, n.shown_to, n.shown_place
    from unnest(${column(({ readerId }) => readerId)}::uuid[], ${column(({ subjects }) => `{${subjects.join(',')}}`)}::text[],
      ${column(({ rates }) => `{${rates.join(',')}}`)}::text[], ${column(({ fewPlace }) => fewPlace)}::integer[],
      ${column(({ fewBecause }) => fewBecause)}::text[], ${column(({ shownTo }) => shownTo)}::integer[],
      ${column(({ shownPlace }) => shownPlace)}::integer[])
      as n (reader, subjects, rates, few_place, few_because, shown_to, shown_place)
    join participant p on p.id = n.reader
    where not exists (select from unnest(n.subjects::uuid[]) as s (id)
      where not exists (select from participant other where other.id = s.id))
    on conflict do nothing`
}

export async function addPairs(db: Db, communityId: string, previewId: string, pairs: PreviewPair[]): Promise<void> {
  await db`
    insert into previewed_pair (community_id, preview_id, kind, place, reader_id, subject_id, rate)
    select ${communityId}, ${previewId}, n.kind, n.place, n.reader, n.subject, n.rate
    from unnest(${pairs.map(({ kind }) => kind)}::text[], ${pairs.map(({ readerId }) => readerId)}::uuid[],
      ${pairs.map(({ subjectId }) => subjectId)}::uuid[], ${pairs.map(({ rate }) => rate)}::real[])
      with ordinality as n (kind, reader, subject, rate, place)
    join participant p on p.id = n.reader join participant other on other.id = n.subject
    on conflict do nothing`
}

type Finished = { id: string; at: Date; week: string; choices: string; facts: Preview['facts'] }

/** From here on this preview is the one that is shown, unless another one was asked for meanwhile. */
export async function finishPreview(db: Db, { id, at, week, choices, facts }: Finished): Promise<void> {
  await db`
    update run_preview set status = 'DONE', progress = 1, problem = null, made_id = ${id}, made_at = ${at}, week = ${week}::date,
      choices = ${choices}, facts = ${JSON.stringify(facts)}::text::jsonb
    where asked_id = ${id}`
}

/** Removes some rows of previews other than these; returns how many. */
export async function removeOthers(db: Db, kept: string[], atMost: number): Promise<number> {
  const lists = await db`
    delete from previewed_list where (community_id, preview_id, reader_id) in (
      select community_id, preview_id, reader_id from previewed_list where preview_id <> all (${kept}::uuid[]) limit ${atMost})`
  const pairs = await db`delete from previewed_pair where preview_id <> all (${kept}::uuid[])`
  return lists.count + pairs.count
}

export type ListRow = {
  readerId: string
  gets: number
  fewBecause: PreviewList['fewBecause']
  shownTo: number
  place: number
}

const listColumns = (db: Db) => db`l.reader_id, cardinality(l.subjects) as gets, l.few_because, l.shown_to`

/** Members of a preview by their place in one of the two orders. */
export async function listMembers(
  db: Db,
  previewId: string,
  { order, after, count }: { order: 'FEW' | 'OFTEN'; after: number; count: number },
): Promise<ListRow[]> {
  const place = db(order === 'FEW' ? 'few_place' : 'shown_place')
  return db<ListRow[]>`
    select ${listColumns(db)}, ${place} as place from previewed_list l
    where preview_id = ${previewId} and ${place} > ${after} order by ${place} limit ${count}`
}

const countedAtMost = 10_000

/** Exact up to the limit of counted lists. */
export async function countShown(db: Db, previewId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from (
      select from previewed_list where preview_id = ${previewId} and shown_place is not null limit ${countedAtMost + 1}) counted`
  return row?.count ?? 0
}

export async function findList(
  db: Db,
  previewId: string,
  readerId: string,
): Promise<(Omit<ListRow, 'place'> & { subjects: string[]; rates: number[] }) | null> {
  const [row] = await db<(Omit<ListRow, 'place'> & { subjects: string[]; rates: number[] })[]>`
    select ${listColumns(db)}, l.subjects, l.rates from previewed_list l
    where preview_id = ${previewId} and reader_id = ${readerId}`
  return row ?? null
}

export type PairRow = { readerId: string; subjectId: string; rate: number; place: number }

export async function listPairs(
  db: Db,
  previewId: string,
  { kind, after, count }: { kind: PreviewedPairKind; after: number; count: number },
): Promise<PairRow[]> {
  return db<PairRow[]>`
    select reader_id, subject_id, rate, place from previewed_pair
    where preview_id = ${previewId} and kind = ${kind} and place > ${after} order by place limit ${count}`
}

export async function countPairs(db: Db, previewId: string, kind: PreviewedPairKind): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from previewed_pair where preview_id = ${previewId} and kind = ${kind}`
  return row?.count ?? 0
}

/** Removes every previewed list that names the person. A preview that is being written waits, and leaves them out. */
export async function removeListsWith(db: Db, { communityId, participantId }: Person): Promise<void> {
  if (!participantId) return
  await lockInputs(db, communityId)
  await db`delete from previewed_list where reader_id = ${participantId} or ${participantId}::uuid = any (subjects)`
}
