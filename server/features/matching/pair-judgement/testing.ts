import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'pair-judgement'> = {
  noun: 'pair-judgement',
  tables: {
    pair_judgement: (t, { communityId, participantId, subjectId }) => t.owner`
      insert into pair_judgement (community_id, participant_id, subject_id, model, hash, lang, verdict, made_at)
      values (${communityId}, ${participantId}, ${subjectId}, 'small', '', 'en', 'weak', ${t.clock.now()})`,
  },
}
