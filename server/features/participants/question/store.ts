import type { Answer, Question } from '#contract/participants/question.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function listQuestions(db: Db): Promise<Question[]> {
  return db<Question[]>`
    select id, type, text, hint, is_required, options, at_most from question where is_visible order by place, id`
}

export async function listAnswers(db: Db, userId: string): Promise<Answer[]> {
  return db<
    Answer[]
  >`select question_id, text, options from answer where user_id = ${userId} order by answered_at, question_id`
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
