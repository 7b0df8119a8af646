import type { ShownAnswer } from '#contract/participants/profile-shapes.ts'
import type { Answer, Question } from '#contract/participants/question.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function listQuestions(db: Db): Promise<Question[]> {
  return db<Question[]>`
    select id, type, text, hint, is_required, options, at_most, is_answer_visible from question where is_visible order by place, id`
}

export async function listAnswers(db: Db, userId: string): Promise<Answer[]> {
  return db<
    Answer[]
  >`select question_id, text, options from answer where user_id = ${userId} order by answered_at, question_id`
}

/** Answers to the questions that are asked now, as text. */
export async function listShownAnswers(db: Db, userId: string): Promise<ShownAnswer[]> {
  const chosen = (lang: 'en' | 'ru') => db`string_agg(o.value -> 'text' ->> ${lang}::text, ', ')`
  const rows = await db<ShownAnswer[]>`
    select q.id as question_id, q.text as question, q.is_answer_visible as is_visible,
      case when a.text <> '' then jsonb_build_object('en', a.text, 'ru', a.text) else (
        select jsonb_build_object('en', ${chosen('en')}, 'ru', ${chosen('ru')}) from jsonb_array_elements(q.options) o
        where o.value ->> 'id' = any (a.options)) end as answer
    from answer a join question q on q.id = a.question_id where a.user_id = ${userId} and q.is_visible order by q.place, q.id`
  return rows.filter(({ answer }) => answer.en !== null)
}

export async function saveAnswer(
  db: Db,
  place: { communityId: string; userId: string; at: Date },
  { questionId, text, options }: Answer,
): Promise<void> {
  await db`
    insert into answer (community_id, user_id, question_id, text, options, answered_at)
    values (${place.communityId}, ${place.userId}, ${questionId}, ${text}, ${options}, ${place.at})
    on conflict (community_id, user_id, question_id)
    do update set text = excluded.text, options = excluded.options, answered_at = excluded.answered_at`
}

export async function exportAnswers(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select q.text as question, a.text, a.options, a.answered_at as at from answer a join question q on q.id = a.question_id
    where a.user_id = ${userId} order by q.place, q.id`
}
