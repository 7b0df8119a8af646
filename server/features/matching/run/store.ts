import type { WeeklyInputs, WeeklyResult } from '#server/features/matching/engine/pairing/weekly.ts'
import type { ListColumns, PriceColumns } from '#server/features/matching/matcher/matcher-protocol.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows, takeLock } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { type KeptChunk, RunInputs } from './run-inputs.ts'

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

/**
 * Queues the run of each community in which that of the current week is missing, failed or lost: of all at once, since there may be ten
 * thousand. They wait for all other jobs.
 */
export async function queueRuns(db: Db, weeks: { zone: string; week: string }[], lostBefore: Date): Promise<void> {
  await db`
    select queue_job('matching.run', json_build_object('communityId', community_id, 'data', json_build_object('week', ${weeks[0]?.week ?? ''}::text)),
      null, 'matching ' || community_id || ' ' || ${weeks[0]?.week ?? ''}::text, 25, null, 1)
    from communities_without_run(${weeks.map(({ zone }) => zone)}::text[], ${weeks.map(({ week }) => week)}::date[], ${lostBefore})`
}

/** The run of a week, created if there is none. */
export async function openRun(
  db: Db,
  run: { communityId: string; id: string; week: string; seed: number; at: Date },
): Promise<Run> {
  const [row] = await db<Run[]>`
    with made as (
      insert into matching_run (community_id, id, week, status, seed, started_at)
      values (${run.communityId}, ${run.id}, ${run.week}::date, 'RUNNING', ${run.seed}, ${run.at})
      on conflict do nothing returning id, week, status, seed)
    select id, week, status, seed from made
    union all select id, week, status, seed from matching_run where week = ${run.week}::date`
  return row ?? ((await findRun(db, run.week)) as Run)
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

/** Stored before the work, so that an interrupted run continues with the same inputs. */
export async function saveChunk(
  db: Db,
  of: { communityId: string; runId: string; part: number },
  { kind, body }: KeptChunk,
): Promise<void> {
  await db`
    insert into matching_input (community_id, run_id, part, kind, body)
    values (${of.communityId}, ${of.runId}, ${of.part}, ${kind}, ${Buffer.from(body.buffer, body.byteOffset, body.length)})`
}

export async function hasInputs(db: Db, runId: string): Promise<boolean> {
  const rows = await db`select from matching_input where run_id = ${runId} limit 1`
  return rows.length > 0
}

/** In the order in which they were stored, one at a time. */
export async function* readChunks(db: Db, runId: string): AsyncGenerator<KeptChunk> {
  for (let after = -1; ; ) {
    const [row] = await db<(KeptChunk & { part: number })[]>`
      select part, kind, body from matching_input where run_id = ${runId} and part > ${after} order by part limit 1`
    if (!row) return
    const { part, ...chunk } = row
    yield chunk
    after = part
  }
}

/** All inputs of a run, to replay or to explain it; null if they are not kept. */
export async function findInputs(db: Db, runId: string): Promise<WeeklyInputs | null> {
  const inputs = new RunInputs()
  let isKept = false
  for await (const chunk of readChunks(db, runId)) {
    inputs.addKept(chunk)
    isKept = true
  }
  return isKept ? inputs.toInputs() : null
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

export type Written = { communityId: string; id: string; week: string; at: Date }

/**
 * Writes some lists of a run. This week's instant lists are replaced, except for people with a relation, intro or
 * bookmark.
 */
export async function writeLists(db: Db, { communityId, id, week, at }: Written, columns: ListColumns): Promise<void> {
  const held = holdPresent(db, columns.readers, columns.subjectIds)
  const cleared = db`
    delete from matching m where m.week = ${week}::date and m.origin = 'INSTANT'
      and m.participant_id in (${idsIn(db, columns.readers)}) and m.meeting_due_at is null
      and not exists (select from relation r where r.participant_id = m.participant_id and r.subject_id = m.subject_id)`
  const written = db`
    insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, features, matched_at, run_id,
      propensity, request_id)
    select ${communityId}, n.id, n.reader, n.subject, ${week}::date, 'WEEKLY', n.place, n.rate, n.features::real[], ${at}, ${id},
      1.0 / n.place, (select r.id from request r where r.participant_id = n.reader and r.closed_at is null)
    from unnest(${columns.ids}::text::uuid[], ${columns.readerIds}::text::uuid[], ${columns.subjectIds}::text::uuid[],
      ${columns.places}::text::integer[], ${columns.rates}::text::real[], ${columns.features}::text::text[])
      as n (id, reader, subject, place, rate, features)
    join visible_participant p on p.id = n.subject
    join participant reader on reader.id = n.reader
    on conflict (community_id, participant_id, subject_id, week) do nothing`
  // In this order, without waiting in between.
  await Promise.all([held, cleared, written])
}

/** As rows: `any` of a text that is read as an array would read it again for each participant. */
const idsIn = (db: Db, ids: string) => db`select unnest(${ids}::text::uuid[])`

/**
 * Those of these participants who are not deleted will not be until the transaction ends. A statement of its own: within another one,
 * a plan may lock all of them again for each row.
 */
async function holdPresent(db: Db, ...lists: string[]): Promise<void> {
  const ids = lists.map(list => idsIn(db, list))
  await db`
    with held as (
      select id from participant where id in (${ids.reduce((all, some) => db`${all} union ${some}`)})
      order by id ${lockRows(db, 'deleted person', 'key share')})
    select count(*) from held`
}

export async function clearPrices(db: Db): Promise<void> {
  await db`delete from matching_price`
}

export async function writePrices(db: Db, { communityId }: Written, columns: PriceColumns): Promise<void> {
  await holdPresent(db, columns.ids)
  await db`
    insert into matching_price (community_id, participant_id, expected_intros, capacity)
    select ${communityId}, n.id, n.intros, n.capacity
    from unnest(${columns.ids}::text::uuid[], ${columns.expectedIntros}::text::real[], ${columns.capacities}::text::real[])
      as n (id, intros, capacity)
    join participant p on p.id = n.id`
}

export async function finishRun(
  db: Db,
  { id, at }: Written,
  { facts, weights }: Pick<WeeklyResult, 'facts' | 'weights'>,
): Promise<void> {
  await db`
    update matching_run set status = 'DONE', progress = 1, problem = null, finished_at = ${at}, weights = ${weights}::float8[],
      facts = ${JSON.stringify(facts)}::text::jsonb where id = ${id}`
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
