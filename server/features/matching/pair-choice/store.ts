import type { DroppedBecause, PairChoice, PairChoiceKind } from '#contract/matching/pair-choice.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { ChosenPair } from './rules.ts'

type Pair = { firstId: string; secondId: string }

export async function listChosenPairs(db: Db, week: string): Promise<ChosenPair[]> {
  return db<ChosenPair[]>`
    select first_id, second_id, choice from pair_choice where week = ${week}::date order by first_id, second_id`
}

export type ChoiceRow = ChosenPair & Pick<PairChoice, 'outcome' | 'droppedBecause'>

/** Newest first. */
export async function listChoices(db: Db, week: string): Promise<ChoiceRow[]> {
  return db<ChoiceRow[]>`
    select first_id, second_id, choice, outcome, dropped_because from pair_choice where week = ${week}::date
    order by created_at desc, first_id, second_id`
}

/** The last week before this one for which there are choices. */
export async function findLastWeek(db: Db, before: string): Promise<string | null> {
  const [row] = await db<{ week: string }[]>`
    select week from pair_choice where week < ${before}::date order by week desc limit 1`
  return row?.week ?? null
}

/** Choices for one run among these people, by the other person. */
export async function findChoicesOf(db: Db, week: string, id: string, others: string[]) {
  const rows = await db<{ otherId: string; choice: PairChoiceKind }[]>`
    select case when first_id = ${id} then second_id else first_id end as other_id, choice from pair_choice
    where week = ${week}::date and ((first_id = ${id} and second_id = any (${others}::uuid[]))
      or (second_id = ${id} and first_id = any (${others}::uuid[])))`
  return new Map(rows.map(({ otherId, choice }) => [otherId, choice]))
}

export async function saveChoice(
  db: Db,
  choice: ChosenPair & { communityId: string; week: string; createdBy: string; at: Date },
): Promise<void> {
  await db`
    insert into pair_choice (community_id, week, first_id, second_id, choice, created_by, created_at)
    values (${choice.communityId}, ${choice.week}::date, ${choice.firstId}, ${choice.secondId}, ${choice.choice}, ${choice.createdBy},
      ${choice.at})
    on conflict (community_id, week, first_id, second_id) do update
      set choice = excluded.choice, created_by = excluded.created_by, created_at = excluded.created_at`
}

export async function removeChoice(db: Db, week: string, { firstId, secondId }: Pair): Promise<void> {
  await db`delete from pair_choice where week = ${week}::date and first_id = ${firstId} and second_id = ${secondId}`
}

export async function isRuledOut(db: Db, { firstId, secondId }: Pair): Promise<boolean> {
  const rows = await db`
    select from pair_rule where first_id = ${firstId} and second_id = ${secondId} and kind = 'NEVER'`
  return rows.length > 0
}

export type DroppedPair = Pair & { because: DroppedBecause }

/** What the run did with the choices of its week. */
export async function settleChoices(db: Db, week: string, dropped: DroppedPair[]): Promise<void> {
  await db`
    update pair_choice c set outcome = case when n.because is null then 'DONE' else 'DROPPED' end, dropped_because = n.because
    from pair_choice own left join unnest(${dropped.map(({ firstId }) => firstId)}::uuid[],
      ${dropped.map(({ secondId }) => secondId)}::uuid[], ${dropped.map(({ because }) => because)}::text[])
      as n (one, other, because)
      on own.choice = 'PIN' and own.first_id = least(n.one, n.other) and own.second_id = greatest(n.one, n.other)
    where own.week = ${week}::date and c.community_id = own.community_id and c.week = own.week
      and c.first_id = own.first_id and c.second_id = own.second_id`
}

/** What managers decided about this person, without the other person of the pair. */
export async function exportChoices(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select week, choice, created_at as since from pair_choice where ${participantId}::uuid in (first_id, second_id)
    order by week, created_at`
}

export async function exportCreatedChoices(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select week, first_id as first, second_id as second, choice, created_at as since from pair_choice
    where created_by = ${userId} order by week, created_at`
}

export async function forgetChoiceAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update pair_choice set created_by = null where created_by = ${userId}`
}
