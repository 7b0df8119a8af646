import type { QuestionStatistics } from '#contract/events/statistics.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { GivenAnswer } from '../event-answer/rules.ts'

export async function countParticipants(db: Db, eventId: string) {
  const [row] = await db<{ total: number; started: number; completed: number }[]>`
    select count(*)::integer as total, count(onboarding_started_at)::integer as started,
      count(onboarding_completed_at)::integer as completed
    from participation where event_id = ${eventId} and status in ('CONFIRMED', 'PENDING')`
  return row as { total: number; started: number; completed: number }
}

/** Seconds that each took who has finished. */
export async function listSeconds(db: Db, eventId: string): Promise<number[]> {
  const rows = await db<{ seconds: number }[]>`
    select extract(epoch from onboarding_completed_at - onboarding_started_at)::float8 as seconds from participation
    where event_id = ${eventId} and status in ('CONFIRMED', 'PENDING') and onboarding_completed_at is not null
      and onboarding_started_at is not null`
  return rows.map(({ seconds }) => seconds)
}

/** The answers so far of each who has opened the questions and not finished. */
export async function listUnfinished(db: Db, eventId: string): Promise<GivenAnswer[][]> {
  const rows = await db<{ answers: GivenAnswer[] }[]>`
    select coalesce((select jsonb_agg(jsonb_build_object('questionId', a.question_id, 'type', a.type, 'freeText', a.free_text,
        'optionIds', a.option_ids)) from event_answer a
      where a.event_id = g.event_id and a.participant_id = g.participant_id), '[]') as answers
    from participation g where g.event_id = ${eventId} and g.status in ('CONFIRMED', 'PENDING')
      and g.onboarding_started_at is not null and g.onboarding_completed_at is null`
  return rows.map(({ answers }) => answers)
}

type Figures = Omit<QuestionStatistics, 'stoppedHere'>

/** Per question that is there or has answers, in order; answers of those who cancelled or were rejected do not count. */
export async function listFigures(db: Db, eventId: string): Promise<Figures[]> {
  return db<Figures[]>`
    with counted as (
      select a.* from event_answer a join participation g on g.event_id = a.event_id and g.participant_id = a.participant_id
      where a.event_id = ${eventId} and g.status in ('CONFIRMED', 'PENDING'))
    select q.id as question_id, q.text as question, q.type, q.removed_at is not null as is_removed,
      (select count(*)::integer from counted a where a.question_id = q.id) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id, 'text', o.text, 'isRemoved', o.removed_at is not null,
          'count', o.chosen) order by o.removed_at is not null, o.position, o.id), '[]')
        from (select x.*, (select count(*)::integer from counted a where a.question_id = q.id and x.id = any (a.option_ids)) as chosen
          from event_answer_option x where x.question_id = q.id) o
        where q.type in ('RADIO', 'CHECKBOX') and (o.removed_at is null or o.chosen > 0)) as options,
      (select coalesce(jsonb_agg(jsonb_build_object('year', y.year, 'count', y.count) order by y.year), '[]')
        from (select a.free_text::integer as year, count(*)::integer as count from counted a
          where a.question_id = q.id and a.type = 'YEAR' and q.type = 'YEAR' and a.free_text <> '' group by 1) y) as years,
      (select count(*)::integer from counted a where a.question_id = q.id and a.free_text <> '' and a.type <> 'YEAR') as texts
    from event_question q
    where q.event_id = ${eventId} and (q.removed_at is null or exists (select from counted a where a.question_id = q.id))
    order by q.removed_at is not null, q.position, q.id`
}
