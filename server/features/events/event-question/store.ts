import type { EventQuestion, SentOption } from '#contract/events/event-question.ts'
import type { EventQuestionType } from '#contract/events/question-fields.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeLock } from '#server/platform/db/lock.ts'

/** Questions, their order and their conditions are changed by one organiser at a time. */
export async function lockQuestions(db: Db, eventId: string): Promise<void> {
  await takeLock(db, 'event questions', eventId)
}

/** In order, without removed ones. */
export async function listQuestions(db: Db, eventId: string): Promise<EventQuestion[]> {
  const translations = (key: 'q' | 'o') => db`
    (select coalesce(jsonb_agg(jsonb_build_object('translationKey', t.translation_key, 'language', t.language,
        'translatedText', t.translated_text) order by t.language), '[]')
      from event_question_translation t where t.translation_key = ${key === 'q' ? db`q` : db`o`}.translation_key)`
  return db<EventQuestion[]>`
    select q.id, row_number() over (order by q.position, q.id)::integer as order, q.text, q.translation_key, q.type, q.is_visible,
      q.is_required, q.at_most, q.shown_after_option_id, ${translations('q')} as translations,
      (select count(*)::integer from event_answer a where a.question_id = q.id) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'order', o.position, 'text', o.text,
          'translationKey', o.translation_key, 'type', o.type, 'isVisible', o.is_visible, 'isActive', o.is_active,
          'group', o.group_name, 'category', o.category, 'translations', ${translations('o')}) order by o.position, o.id), '[]')
        from event_answer_option o where o.question_id = q.id and o.removed_at is null) as options
    from event_question q where q.event_id = ${eventId} and q.removed_at is null order by q.position, q.id`
}

export type QuestionFields = {
  text: string
  type: EventQuestionType
  isVisible: boolean
  isRequired: boolean
  atMost: number
  shownAfterOptionId: string | null
}
type Place = { communityId: string; eventId: string; id: string; at: Date }

export async function insertQuestion(db: Db, place: Place, fields: QuestionFields): Promise<void> {
  const { communityId, eventId, id, at } = place
  await db`
    insert into event_question (community_id, id, event_id, position, text, translation_key, type, is_visible, is_required, at_most,
      shown_after_option_id, created_at)
    select ${communityId}, ${id}, ${eventId}, coalesce(max(position), 0) + 1, ${fields.text}, ${`question.${id}`}, ${fields.type},
      ${fields.isVisible}, ${fields.isRequired}, ${fields.atMost}, ${fields.shownAfterOptionId}, ${at}
    from event_question where event_id = ${eventId}`
}

export async function updateQuestion(db: Db, id: string, fields: QuestionFields): Promise<void> {
  await db`
    update event_question set text = ${fields.text}, type = ${fields.type}, is_visible = ${fields.isVisible},
      is_required = ${fields.isRequired}, at_most = ${fields.atMost}, shown_after_option_id = ${fields.shownAfterOptionId}
    where id = ${id}`
}

/** Answers refer to it, so that the row stays. */
export async function removeQuestion(db: Db, id: string, at: Date): Promise<void> {
  await db`update event_question set removed_at = ${at} where id = ${id}`
}

export async function setOrder(db: Db, ids: string[]): Promise<void> {
  await db`
    update event_question q set position = given.position
    from unnest(${ids}::uuid[]) with ordinality as given (id, position) where q.id = given.id`
}

export type PlacedOption = SentOption & { id: string }

/** These options in this order; others of the question are removed, but stay for the answers that selected them. */
export async function saveOptions(
  db: Db,
  { communityId, eventId, id, at }: Place,
  options: PlacedOption[],
): Promise<void> {
  await db`
    update event_answer_option set removed_at = ${at}
    where question_id = ${id} and removed_at is null and id <> all (${options.map(option => option.id)}::uuid[])`
  for (const [index, option] of options.entries()) {
    await db`
      insert into event_answer_option (community_id, id, question_id, position, text, translation_key, type, is_visible, is_active,
        group_name, category)
      values (${communityId}, ${option.id}, ${id}, ${index + 1}, ${option.text}, ${`option.${option.id}`}, ${option.type},
        ${option.isVisible}, ${option.isActive}, ${option.group}, ${option.category})
      on conflict (community_id, id) do update set position = excluded.position, text = excluded.text, type = excluded.type,
        is_visible = excluded.is_visible, is_active = excluded.is_active, group_name = excluded.group_name,
        category = excluded.category`
    await saveTranslations(db, { communityId, eventId, key: `option.${option.id}` }, option.translations)
  }
}

export async function saveTranslations(
  db: Db,
  { communityId, eventId, key }: { communityId: string; eventId: string; key: string },
  translations: { language: Language; translatedText: string }[],
): Promise<void> {
  await db`delete from event_question_translation where translation_key = ${key}`
  for (const { language, translatedText } of translations.filter(each => each.translatedText !== ''))
    await db`
      insert into event_question_translation (community_id, event_id, translation_key, language, translated_text)
      values (${communityId}, ${eventId}, ${key}, ${language}, ${translatedText})`
}
