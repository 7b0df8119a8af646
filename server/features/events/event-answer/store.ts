import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function exportEventAnswers(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select event_id as event, question_text as question, answer_text as answer, answered_at from event_answer
    where participant_id = ${participantId} order by answered_at`
}
