import type { Answering, AnswerOfPerson, EventAnswer } from '#contract/events/event-answer.ts'
import type { EventQuestionType } from '#contract/events/question-fields.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

const columns = (db: Db): Fragment => db`
  a.id, a.question_id, a.participant_id, a.type, a.question_text as question, a.answer_text as text, a.free_text, a.option_ids,
  a.answered_at`

/** A participant as organisers see them: those who are hidden from everybody have no name. */
const person = (db: Db): Fragment => db`
  jsonb_build_object('participantId', v.id, 'slug', v.slug, 'firstName', coalesce(v.first_name, ''),
    'lastName', coalesce(v.last_name, ''), 'position', coalesce(v.position, ''), 'company', coalesce(v.company, ''),
    'avatarUrl', '/files/' || v.avatar_file || '-108.webp') as participant`

/** Answers of one participant, in the order of the questions. */
export async function listOfParticipant(db: Db, eventId: string, participantId: string): Promise<EventAnswer[]> {
  return db<EventAnswer[]>`
    select ${columns(db)} from event_answer a join event_question q on q.id = a.question_id
    where a.event_id = ${eventId} and a.participant_id = ${participantId} order by q.position, q.id`
}

export type AnswerSearch = {
  eventId: string
  questionId: string | null
  participantId: string | null
  after: { at: string; id: string } | null
  skip: number
  count: number
}

const matches = (db: Db, { eventId, questionId, participantId }: Omit<AnswerSearch, 'after' | 'skip' | 'count'>) => db`
  a.event_id = ${eventId} and (${questionId}::uuid is null or a.question_id = ${questionId})
    and (${participantId}::uuid is null or a.participant_id = ${participantId})`

/** Newest first. */
export async function listAnswers(db: Db, search: AnswerSearch): Promise<AnswerOfPerson[]> {
  return db<AnswerOfPerson[]>`
    select ${columns(db)}, ${person(db)}
    from event_answer a left join visible_participant v on v.id = a.participant_id
    where ${matches(db, search)}
      and (${search.after?.at ?? null}::timestamptz is null
        or (a.answered_at, a.id) < (${search.after?.at ?? null}::timestamptz, ${search.after?.id ?? null}::uuid))
    order by a.answered_at desc, a.id desc offset ${search.skip} limit ${search.count}`
}

/** Also a removed one. */
export async function isQuestionOf(db: Db, eventId: string, questionId: string): Promise<boolean> {
  const [row] = await db`select from event_question where event_id = ${eventId} and id = ${questionId}`
  return row !== undefined
}

export async function countAnswers(db: Db, search: AnswerSearch): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from event_answer a where ${matches(db, search)}`
  return row?.count ?? 0
}

/** `at` and `id` are the place in the list. */
type AnsweringRow = Answering & { id: string; at: string }

/** Who has opened the questions, the latest first. */
export async function listAnswering(
  db: Db,
  { eventId, after, skip, count }: Omit<AnswerSearch, 'questionId' | 'participantId'>,
): Promise<AnsweringRow[]> {
  return db<AnsweringRow[]>`
    select g.id, g.onboarding_started_at as at, ${person(db)}, g.onboarding_started_at as started_at,
      g.onboarding_completed_at as completed_at,
      (select count(*)::integer from event_answer a where a.event_id = g.event_id and a.participant_id = g.participant_id) as answers
    from participation g left join visible_participant v on v.id = g.participant_id
    where g.event_id = ${eventId} and g.onboarding_started_at is not null
      and (${after?.at ?? null}::timestamptz is null
        or (g.onboarding_started_at, g.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by g.onboarding_started_at desc, g.id desc offset ${skip} limit ${count}`
}

export async function countAnswering(db: Db, eventId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from participation where event_id = ${eventId} and onboarding_started_at is not null`
  return row?.count ?? 0
}

export async function findAnswer(db: Db, eventId: string, id: string): Promise<EventAnswer | null> {
  const [row] = await db<EventAnswer[]>`
    select ${columns(db)} from event_answer a where a.event_id = ${eventId} and a.id = ${id}`
  return row ?? null
}

type NewAnswer = {
  communityId: string
  id: string
  eventId: string
  questionId: string
  participantId: string
  type: EventQuestionType
  questionText: string
  answerText: string
  freeText: string
  optionIds: string[]
  at: Date
}

/** An answer that does not change keeps its time and the question as it was asked. */
export async function saveAnswer(db: Db, answer: NewAnswer): Promise<void> {
  await db`
    insert into event_answer as a (community_id, id, event_id, question_id, participant_id, type, question_text, answer_text,
      free_text, option_ids, answered_at)
    values (${answer.communityId}, ${answer.id}, ${answer.eventId}, ${answer.questionId}, ${answer.participantId}, ${answer.type},
      ${answer.questionText}, ${answer.answerText}, ${answer.freeText}, ${answer.optionIds}::uuid[], ${answer.at})
    on conflict (community_id, question_id, participant_id) do update set type = excluded.type,
      question_text = excluded.question_text, answer_text = excluded.answer_text, free_text = excluded.free_text,
      option_ids = excluded.option_ids, answered_at = excluded.answered_at
    where (a.type, a.free_text, a.option_ids) is distinct from (excluded.type, excluded.free_text, excluded.option_ids)`
}

export async function removeAnswer(db: Db, id: string): Promise<void> {
  await db`delete from event_answer where id = ${id}`
}

/** Answers of a participant to questions that are still there, except to these. */
export async function removeOthers(
  db: Db,
  { eventId, participantId, questionIds }: { eventId: string; participantId: string; questionIds: string[] },
): Promise<void> {
  await db`
    delete from event_answer a using event_question q
    where q.id = a.question_id and q.removed_at is null and a.event_id = ${eventId} and a.participant_id = ${participantId}
      and a.question_id <> all (${questionIds}::uuid[])`
}

export async function setStarted(db: Db, participationId: string, at: Date): Promise<void> {
  await db`
    update participation set onboarding_started_at = ${at} where id = ${participationId} and onboarding_started_at is null`
}

/** The first completion counts. */
export async function setCompleted(db: Db, participationId: string, at: Date): Promise<void> {
  await db`
    update participation set onboarding_completed_at = ${at}, onboarding_started_at = coalesce(onboarding_started_at, ${at})
    where id = ${participationId} and onboarding_completed_at is null`
}

export async function reopen(db: Db, participationId: string): Promise<void> {
  await db`
    update participation set onboarding_completed_at = null where id = ${participationId} and status = 'PENDING'`
}

export async function exportEventAnswers(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select event_id as event, question_text as question, answer_text as answer, answered_at from event_answer
    where participant_id = ${participantId} order by answered_at`
}
