import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import type { Question } from '#contract/participants/question.ts'
import { newId } from '#server/platform/db/id.ts'
import { buildParticipant, type Ground } from './factories.ts'

/** What is enough for a profile in a community with the usual steps. */
export const enough: ProfileInput = {
  firstName: 'Vera',
  lastName: 'Pavlova',
  about: 'Teaches people to be heard, for ten years now',
  lookingFor: 'A partner for a second school of speech',
  contacts: [{ type: 'LINKEDIN', value: 'https://www.linkedin.com/in/vera-pavlova' }],
}

export async function buildQuestion(
  { owner, clock }: Ground,
  communityId: string,
  wish: Partial<Omit<Question, 'id'>> & { place?: number } = {},
): Promise<string> {
  const id = newId(clock.now())
  const words = { en: 'What do you drink?', ru: 'Что вы пьёте?' }
  await owner`
    insert into question (community_id, id, place, type, text, is_required, options, at_most)
    values (${communityId}, ${id}, ${wish.place ?? 1}, ${wish.type ?? 'TEXT'}, ${JSON.stringify(wish.text ?? words)}::text::jsonb,
      ${wish.isRequired ?? false}, ${JSON.stringify(wish.options ?? [])}::text::jsonb, ${wish.atMost ?? 1})`
  return id
}

export async function buildDraft(
  { owner, clock }: Ground,
  wish: { communityId: string; userId: string; profile?: ProfileInput },
): Promise<void> {
  await owner`
    insert into profile_draft (community_id, user_id, profile, updated_at)
    values (${wish.communityId}, ${wish.userId}, ${JSON.stringify(wish.profile ?? enough)}::text::jsonb, ${clock.now()})
    on conflict (community_id, user_id) do update set profile = excluded.profile`
}

export async function buildContact(
  { owner }: Ground,
  place: { communityId: string; participantId: string },
  type = 'TELEGRAM',
  value = '@vera',
): Promise<void> {
  await owner`
    insert into contact (community_id, participant_id, type, value)
    values (${place.communityId}, ${place.participantId}, ${type}, ${value})`
}

/** Two members, one of whom has something about the other. */
export async function buildPair(t: Ground, communityId: string) {
  const [author, subject] = [await buildParticipant(t, { communityId }), await buildParticipant(t, { communityId })]
  return { communityId, authorId: author.id, subjectId: subject.id, userId: author.userId }
}
