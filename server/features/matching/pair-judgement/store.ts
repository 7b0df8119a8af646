import type { Language } from '#contract/languages.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import { isRecommendable, type Others, pairsOf } from '../standing/store.ts'
import type { Verdict } from './rules.ts'

export type ShownPair = {
  readerId: string
  otherId: string
  /** In which the reader is written to. */
  lang: Language
  /** State of the two profiles, with microseconds. */
  changedAt: string
}

/** With the place of the reader in the walk. */
export type UnjudgedPair = ShownPair & { turn: number }

/**
 * Of one reader, or from there in a walk over the readers. Their order is another one every week, so that a small budget is not always
 * spent on the same.
 */
type From = { readerId?: string; after?: number; mostPlace: number | null }

const turnIn = (db: Db, week: string) => db`hashtext(p.id::text || ${week}::text)`
const isFrom = (db: Db, week: string, after = -(2 ** 31)) => db`${turnIn(db, week)} >= ${after}::integer`

/** Looked through by one statement: in a large community most of them may have been judged. */
const readersAtOnce = 2000

/** Where the walk goes on if none of these readers has anything to judge; null at its end. */
export async function findNextTurn(
  db: Db,
  week: string,
  after?: number,
  looked = readersAtOnce,
): Promise<number | null> {
  const [row] = await db<{ turn: number }[]>`
    select ${turnIn(db, week)} as turn from visible_participant p where ${isFrom(db, week, after)}
    order by turn, p.id offset ${looked} limit 1`
  return row?.turn ?? null
}

type Shown = { model: string; week: string; today: string; lang: Language; retriedBefore: Date; count: number }

/**
 * Pairs of this week's lists that wait for a judgement. Only those whose reader may see the other's profile, as of now: nobody else's
 * texts are sent. Read reader by reader (`offset 0`), and no further than needed.
 */
export async function listUnjudged(
  db: Db,
  shown: Shown,
  { readerId, after, mostPlace }: From,
): Promise<UnjudgedPair[]> {
  const [reader, other] = [db`m.participant_id`, db`m.subject_id`]
  return db<UnjudgedPair[]>`
    select r.id as reader_id, m.other_id, coalesce(r.preferred_lang, ${shown.lang}) as lang, r.turn,
      greatest(r.changed_at, m.changed_at)::text as changed_at
    from (
      select p.id, p.preferred_lang, p.changed_at, ${turnIn(db, shown.week)} as turn from visible_participant p
      where ${readerId ? db`p.id = ${readerId}` : isFrom(db, shown.week, after)} order by turn, p.id limit ${readersAtOnce}) r
    cross join lateral (
      select m.subject_id as other_id, m.place, m.id, o.changed_at
      from matching m join visible_participant o on o.id = m.subject_id
      where m.participant_id = r.id and m.week = ${shown.week}::date and m.origin <> 'INTRO'
        and m.place <= coalesce(${mostPlace}::integer, m.place)
        and not exists (select from pair_judgement j where j.participant_id = m.participant_id and j.subject_id = m.subject_id
          and j.model = ${shown.model} and (j.verdict is not null or j.made_at > ${shown.retriedBefore}))
        and not exists (select from relation d where d.participant_id = m.participant_id and d.subject_id = m.subject_id
          and d.relation_type = 'DISLIKE')
        and ${isRecommendable(db, reader, other, shown.today)}
        and exists (select from seen_participant(m.participant_id) s where s.id = m.subject_id and s.is_open)
      offset 0) m
    order by r.turn, r.id, m.place, m.id limit ${shown.count}`
}

type Due = {
  model: string | null
  retriedBefore: Date
  madeBefore: Date
  zones: { zone: string; week: string; today: string }[]
}

/** Communities with pairs to judge or judgements to remove; without a model, all that have any. */
export async function listCommunitiesDue(
  sql: Sql,
  { model, retriedBefore, madeBefore, zones }: Due,
): Promise<string[]> {
  const rows = await sql<{ communityId: string }[]>`
    select community_id from communities_with_pairs_due(${model}, ${retriedBefore}, ${madeBefore},
      ${zones.map(({ zone }) => zone)}::text[], ${zones.map(({ week }) => week)}::date[], ${zones.map(({ today }) => today)}::date[])`
  return rows.map(({ communityId }) => communityId)
}

export type NewJudgement = ShownPair & { hash: string; verdict: Verdict | null; sentence: string | null }

/** Nothing is written of a pair whose profiles have changed meanwhile, or one of whom was deleted. */
export async function saveJudgement(
  db: Db,
  { communityId, model, at }: { communityId: string; model: string; at: Date },
  { readerId, otherId, lang, changedAt, hash, verdict, sentence }: NewJudgement,
): Promise<void> {
  await db`
    insert into pair_judgement (community_id, participant_id, subject_id, model, hash, lang, verdict, sentence, made_at)
    select ${communityId}, r.id, o.id, ${model}, ${hash}, ${lang}, ${verdict}, ${sentence}, ${at}
    from participant r, participant o
    where r.id = ${readerId} and o.id = ${otherId} and greatest(r.changed_at, o.changed_at) = ${changedAt}::timestamptz
    on conflict (community_id, participant_id, subject_id) do update set model = excluded.model, hash = excluded.hash,
      lang = excluded.lang, verdict = excluded.verdict, sentence = excluded.sentence, made_at = excluded.made_at`
}

export type StoredJudgement = {
  readerId: string
  otherId: string
  /** Made for the reader; else for the other, to whom the reader was recommended. */
  isOwn: boolean
  hash: string
  lang: Language
  verdict: Verdict
  sentence: string | null
}

/** Of several readers, in either direction, the reader's own last. */
export async function listJudgements(db: Db, others: Others): Promise<StoredJudgement[]> {
  return db<StoredJudgement[]>`
    select asked.reader_id, asked.other_id, false as is_own, j.hash, j.lang, j.verdict, null as sentence
      from ${pairsOf(db, others)} join pair_judgement j
        on j.subject_id = asked.reader_id and j.participant_id = asked.other_id and j.verdict is not null
    union all
    select asked.reader_id, asked.other_id, true, j.hash, j.lang, j.verdict, j.sentence
      from ${pairsOf(db, others)} join pair_judgement j
        on j.participant_id = asked.reader_id and j.subject_id = asked.other_id and j.verdict is not null
    order by is_own`
}

export async function removeMadeBefore(db: Db, at: Date): Promise<void> {
  await db`delete from pair_judgement where made_at < ${at}`
}

/** All of a community, once no provider is configured. */
export async function removeAll(db: Db): Promise<void> {
  await db`delete from pair_judgement`
}

export async function exportJudgements(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select subject_id as of, verdict, sentence, lang, made_at as at from pair_judgement
    where participant_id = ${participantId} and verdict is not null order by made_at, subject_id`
}
