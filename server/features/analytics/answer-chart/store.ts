import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AnswerGroup } from './rules.ts'

export type CountedQuestion = { id: string; type: 'RADIO' | 'CHECKBOX' | 'YEAR'; text: string }

/** Questions whose answers fall into groups. */
export async function listQuestions(db: Db, lang: Language): Promise<CountedQuestion[]> {
  return db<CountedQuestion[]>`
    select id, type, coalesce(text ->> ${lang}::text, '') as text from question
    where type in ('RADIO', 'CHECKBOX', 'YEAR') and is_visible order by place, id`
}

/** By option in the order of the question. A member counts for each chosen option. */
export async function countOptions(db: Db, questionId: string, lang: Language): Promise<AnswerGroup[]> {
  return db<AnswerGroup[]>`
    with chosen as (
      select option_id, count(*)::integer as members
      from answer a join visible_participant p on p.user_id = a.user_id cross join unnest(a.options) as option_id
      where a.question_id = ${questionId} group by option_id)
    select o.value -> 'text' ->> ${lang}::text as label, coalesce(chosen.members, 0) as members
    from question q cross join jsonb_array_elements(q.options) with ordinality as o (value, place)
    left join chosen on chosen.option_id = o.value ->> 'id'
    where q.id = ${questionId} order by o.place`
}

export async function countYears(db: Db, questionId: string): Promise<AnswerGroup[]> {
  return db<AnswerGroup[]>`
    select btrim(a.text) as label, count(*)::integer as members
    from answer a join visible_participant p on p.user_id = a.user_id
    where a.question_id = ${questionId} and btrim(a.text) <> '' group by 1 order by 1`
}

/** Members who answered, and all of them. */
export async function countAnswered(db: Db, questionId: string | null): Promise<{ known: number; members: number }> {
  const [row] = await db<{ known: number; members: number }[]>`
    select count(a.user_id)::integer as known, count(*)::integer as members
    from visible_participant p left join answer a on a.user_id = p.user_id and a.question_id = ${questionId}::uuid
      and (a.text <> '' or cardinality(a.options) > 0)`
  return row ?? { known: 0, members: 0 }
}
