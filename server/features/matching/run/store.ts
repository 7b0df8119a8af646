import { gunzipSync, gzipSync } from 'node:zlib'
import type { WeeklyInputs, WeeklyResult } from '#server/features/matching/engine/pairing/weekly.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows, takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Run = { id: string; week: string; status: 'RUNNING' | 'DONE' | 'FAILED'; seed: number }

export async function findRun(db: Db, week: string): Promise<(Run & { startedAt: string }) | null> {
  const [row] = await db<(Run & { startedAt: string })[]>`
    select id, week, status, seed, started_at from matching_run where week = ${week}::date`
  return row ?? null
}

export async function listTimeZones(db: Db): Promise<string[]> {
  const rows = await db<{ timeZone: string }[]>`select distinct time_zone from community`
  return rows.map(({ timeZone }) => timeZone)
}

/** Communities whose run of the current week is missing, failed or lost, looked up for all at once. */
export async function listCommunitiesWithoutRun(
  db: Db,
  weeks: { zone: string; week: string }[],
  lostBefore: Date,
): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_without_run(${weeks.map(({ zone }) => zone)}::text[],
      ${weeks.map(({ week }) => week)}::date[], ${lostBefore})`
  return rows.map(({ communityId }) => communityId)
}

/** The run of a week, created if there is none. */
export async function openRun(
  db: Db,
  run: { communityId: string; id: string; week: string; seed: number; at: Date },
): Promise<Run> {
  await db`
    insert into matching_run (community_id, id, week, status, seed, started_at)
    values (${run.communityId}, ${run.id}, ${run.week}::date, 'RUNNING', ${run.seed}, ${run.at})
    on conflict do nothing`
  const [row] = await db<Run[]>`
    select id, week, status, seed from matching_run where week = ${run.week}::date`
  return row as Run
}

/** The run, locked until its lists are written, so that one worker writes them. */
export async function lockRun(db: Db, id: string): Promise<Run> {
  const [row] = await db<Run[]>`
    select id, week, status, seed from matching_run where id = ${id} ${lockRows(db, 'weekly run')}`
  return row as Run
}

export async function setProgress(db: Db, id: string, progress: number): Promise<void> {
  await db`
    update matching_run set progress = greatest(progress, ${progress}), status = 'RUNNING', problem = null
    where id = ${id} and status <> 'DONE'`
}

export async function failRun(db: Db, id: string, problem: string): Promise<void> {
  await db`update matching_run set status = 'FAILED', problem = ${problem} where id = ${id} and status <> 'DONE'`
}

/** Characters of one part, before compression. */
const partLength = 4_000_000

/** Stored before the work, so that an interrupted run continues with the same inputs. */
export async function saveInputs(db: Db, communityId: string, runId: string, inputs: WeeklyInputs): Promise<void> {
  const text = JSON.stringify(inputs)
  for (let part = 0; part * partLength < text.length; part++) {
    const body = gzipSync(text.slice(part * partLength, (part + 1) * partLength))
    await db`insert into matching_input (community_id, run_id, part, body) values (${communityId}, ${runId}, ${part}, ${body})`
  }
}

export async function findInputs(db: Db, runId: string): Promise<WeeklyInputs | null> {
  const rows = await db<{ body: Uint8Array }[]>`
    select body from matching_input where run_id = ${runId} order by part`
  if (rows.length === 0) return null
  return JSON.parse(rows.map(({ body }) => gunzipSync(body).toString()).join('')) as WeeklyInputs
}

export async function listCriteriaChanges(db: Db): Promise<string[]> {
  const rows = await db<{ changeId: string }[]>`select change_id from criteria_change`
  return rows.map(({ changeId }) => changeId)
}

/** Lists of the run serve these changes, of those who got one; later changes stay for the next list. */
export async function forgetCriteriaChanges(db: Db, runId: string, changes: string[]): Promise<void> {
  await db`
    delete from criteria_change c where c.change_id = any (${changes}::uuid[])
      and exists (select from matching m where m.participant_id = c.participant_id and m.run_id = ${runId})`
}

/** Weeks for which the inputs of runs are kept. */
const keptRuns = 8

export async function forgetOldInputs(db: Db): Promise<void> {
  await db`
    delete from matching_input where run_id in (
      select id from matching_run order by week desc offset ${keptRuns})`
}

const rowsAtOnce = 5000

/**
 * Writes all lists of a run. This week's instant lists are replaced, except for people with a relation, intro or
 * bookmark.
 */
export async function writeResult(
  db: Db,
  run: { communityId: string; id: string; week: string; at: Date; newId: () => string },
  { lists, prices, facts, weights }: WeeklyResult,
): Promise<void> {
  const { communityId, week, at } = run
  const readers = lists.map(({ readerId }) => readerId)
  await db`
    delete from matching m where m.week = ${week}::date and m.origin = 'INSTANT' and m.participant_id = any (${readers}::uuid[])
      and m.meeting_due_at is null
      and not exists (select from relation r where r.participant_id = m.participant_id and r.subject_id = m.subject_id)`
  const rows = lists.flatMap(({ readerId, shown }) =>
    shown.map((each, place) => ({ ...each, id: run.newId(), readerId, place: place + 1 })),
  )
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const column = <T>(pick: (row: (typeof rows)[number]) => T) => some.map(pick)
    await db`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, features, matched_at, run_id,
        propensity, request_id)
      select ${communityId}, n.id, n.reader, n.subject, ${week}::date, 'WEEKLY', n.place, n.rate, n.features::real[], ${at}, ${run.id},
        1.0 / n.place, (select r.id from request r where r.participant_id = n.reader and r.closed_at is null)
      from unnest(${column(row => row.id)}::uuid[], ${column(row => row.readerId)}::uuid[], ${column(row => row.subjectId)}::uuid[],
        ${column(row => row.place)}::integer[], ${column(row => row.rate)}::real[],
        ${column(row => `{${row.features.join(',')}}`)}::text[]) as n (id, reader, subject, place, rate, features)
      join visible_participant p on p.id = n.subject
      join participant reader on reader.id = n.reader
      on conflict (community_id, participant_id, subject_id, week) do nothing`
  }
  await db`delete from matching_price`
  for (let from = 0; from < prices.length; from += rowsAtOnce) {
    const some = prices.slice(from, from + rowsAtOnce)
    await db`
      insert into matching_price (community_id, participant_id, expected_intros, capacity)
      select ${communityId}, n.id, n.intros, n.capacity
      from unnest(${some.map(each => each.participantId)}::uuid[], ${some.map(each => each.expectedIntros)}::real[],
        ${some.map(each => each.capacity)}::real[]) as n (id, intros, capacity)
      join participant p on p.id = n.id`
  }
  await db`
    update matching_run set status = 'DONE', progress = 1, problem = null, finished_at = ${at}, weights = ${weights}::float8[],
      facts = ${JSON.stringify(facts)}::text::jsonb where id = ${run.id}`
}

/**
 * Removes the stored inputs of this community, which contain the person's profile. An unfinished run gathers its inputs
 * again when resumed.
 */
export async function removeInputsWith(db: Db, { communityId, participantId }: Person): Promise<void> {
  if (!participantId) return
  await lockInputs(db, communityId)
  await db`delete from matching_input`
}

/**
 * Serializes gathering inputs and deleting an account: inputs read before a deletion and written after it would keep
 * the profile.
 */
export async function lockInputs(db: Db, communityId: string): Promise<void> {
  await takeLock(db, 'matching inputs', communityId)
}

export async function exportPrice(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select expected_intros, capacity from matching_price where participant_id = ${participantId}`
}
