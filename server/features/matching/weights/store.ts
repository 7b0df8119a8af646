import type { Learnt } from '#server/features/matching/engine/score/learn.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'

export type Fit = {
  id: string
  week: string
  fittedAt: string
  status: 'IN_USE' | 'REPLACED' | 'REFUSED' | 'ROLLED_BACK'
  figures: number[]
  examples: number
  liked: number
  heldOut: number
  loss: number
  lossInUse: number
}

/** Whether the week has no fit yet, and so many people were liked, accepted or met since the last fit. */
export async function isFitDue(db: Db, week: string, answers: number): Promise<boolean> {
  const [row] = await db<{ isDue: boolean }[]>`
    with last as (select coalesce(max(fitted_at), '-infinity') as at, max(week) as week from weights)
    select last.week is distinct from ${week}::date and (
      select count(*) from (
        select from relation r where r.relation_type = 'LIKE' and r.created_at > last.at
        union all select from intro i where i.status = 'ACCEPTED' and i.answered_at > last.at
        union all select from matching m where m.score is not null and not m.is_not_met and m.scored_at > last.at
        limit ${answers}) fresh) = ${answers} as is_due
    from last`
  return row?.isDue === true
}

type NewFit = { communityId: string; id: string; week: string; at: Date; learnt: Learnt }

/** Keeps a fit; weights that are better replace those in use. Two workers of the same week keep one. */
export async function saveFit(db: Db, { communityId, id, week, at, learnt }: NewFit): Promise<void> {
  const [isNew] = await db`
    insert into weights (community_id, id, week, fitted_at, status, figures, examples, liked, held_out, loss, loss_in_use, curvature, pull)
    values (${communityId}, ${id}, ${week}::date, ${at}, 'REFUSED', ${learnt.weights}::float8[], ${learnt.examples}, ${learnt.liked},
      ${learnt.heldOut}, ${learnt.loss}, ${learnt.lossInUse}, ${learnt.lesson.curvature}::float8[], ${learnt.lesson.pull}::float8[])
    on conflict do nothing returning id`
  if (!isNew || !learnt.isBetter) return
  await db`update weights set status = 'REPLACED' where status = 'IN_USE'`
  await db`update weights set status = 'IN_USE' where id = ${id}`
}

/** Newest first. */
export async function listFits(db: Db, count: number): Promise<Fit[]> {
  return db<Fit[]>`
    select id, week, fitted_at, status, figures, examples, liked, held_out, loss, loss_in_use from weights
    order by week desc limit ${count}`
}

/** The weights before those in use are in use again, or none; the fits that are gone stay as rolled back. */
export async function rollBack(db: Db): Promise<{ gone: string; back: string | null } | null> {
  const [gone] = await db<
    { week: string }[]
  >`update weights set status = 'ROLLED_BACK' where status = 'IN_USE' returning week`
  if (!gone) return null
  const [back] = await db<{ week: string }[]>`
    update weights set status = 'IN_USE' where id = (
      select id from weights where status = 'REPLACED' order by week desc limit 1) returning week`
  return { gone: gone.week, back: back?.week ?? null }
}

type Lessons = { communities: number; curvature: number[]; pull: number[] }

export async function sumLessons(sql: Sql, size: number): Promise<Lessons | null> {
  const [row] = await sql<Lessons[]>`select communities, curvature, pull from sum_of_lessons(${size})`
  return row ?? null
}

export async function saveInstallationWeights(
  sql: Sql,
  figures: number[],
  communities: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into installation_weights (size, figures, communities, fitted_at)
    values (${figures.length}, ${figures}::float8[], ${communities}, ${at})
    on conflict (size) do update set figures = excluded.figures, communities = excluded.communities, fitted_at = excluded.fitted_at`
}
