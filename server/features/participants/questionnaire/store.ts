import type { Question } from '#contract/participants/question.ts'
import type { ManagedQuestion } from '#contract/participants/questionnaire.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'

export type StoredQuestion = ManagedQuestion & { isVisible: boolean }

/** Number and order of the questions are changed by one manager at a time. */
export async function lockQuestionnaire(db: Db, communityId: string): Promise<void> {
  await takeLock(db, 'questionnaire', communityId)
}

/** All questions of this community, also those that are no longer asked. */
export async function listManaged(db: Db): Promise<StoredQuestion[]> {
  return db<StoredQuestion[]>`
    select q.id, q.type, q.text, q.hint, q.is_required, q.options, q.at_most, q.is_answer_visible, q.is_visible,
      (select count(*)::integer from answer a
        where a.question_id = q.id and (a.text <> '' or cardinality(a.options) > 0)) as answers
    from question q order by q.place, q.id`
}

type Fields = Omit<Question, 'id'>

export async function insertQuestion(db: Db, communityId: string, id: string, fields: Fields): Promise<void> {
  await db`
    insert into question (community_id, id, place, type, text, hint, is_required, options, at_most, is_answer_visible)
    select ${communityId}, ${id}, coalesce(max(place), 0) + 1, ${fields.type}, ${json(db, fields.text)}, ${json(db, fields.hint)},
      ${fields.isRequired}, ${json(db, fields.options)}, ${fields.atMost}, ${fields.isAnswerVisible}
    from question`
}

export async function updateQuestion(db: Db, id: string, fields: Fields): Promise<void> {
  await db`
    update question set type = ${fields.type}, text = ${json(db, fields.text)}, hint = ${json(db, fields.hint)},
      is_required = ${fields.isRequired}, options = ${json(db, fields.options)}, at_most = ${fields.atMost},
      is_answer_visible = ${fields.isAnswerVisible}
    where id = ${id}`
}

/** One that is asked again comes last. */
export async function setAsked(db: Db, id: string, isAsked: boolean): Promise<void> {
  await db`
    update question set is_visible = ${isAsked},
      place = case when ${isAsked} then (select max(place) + 1 from question) else place end
    where id = ${id}`
}

export async function setOrder(db: Db, ids: string[]): Promise<void> {
  await db`
    update question q set place = given.place from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where q.id = given.id`
}

const json = (db: Db, value: unknown) => db`${JSON.stringify(value)}::text::jsonb`
