import { newId } from '#server/platform/db/id.ts'
import { moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { memberSample } from '../member/testing.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    memberNote: Both
  }
}

type NoteOptions = { communityId: string; participantId: string; authorId?: string; text?: string; at?: Date }

export async function buildMemberNote(t: FactoryContext, options: NoteOptions): Promise<string> {
  const id = newId(t.clock.now())
  const { communityId, participantId, authorId, text = 'Would like to speak in May.', at = t.clock.now() } = options
  await t.owner`
    insert into member_note (community_id, id, participant_id, author_id, text, created_at)
    values (${communityId}, ${id}, ${participantId}, ${authorId ?? null}, ${text}, ${at})`
  return id
}

export const testing: SliceTesting<'memberNote'> = {
  noun: 'memberNote',
  calls: {
    list: memberSample,
    create: {
      ...memberSample,
      input: ({ subject }) => ({ participantId: subject.here, text: 'Would like to speak.' }),
    },
    // The note of the sample is the admin's; a moderator may not change it.
    update: {
      actor: 'admin',
      access: { ...moderators, moderator: 403 },
      input: ({ subject, memberNote }) => ({
        participantId: subject.here,
        noteId: memberNote.here,
        text: 'Speaks in May.',
      }),
      ids: ({ subject, memberNote }) => ({ participantId: subject.elsewhere, noteId: memberNote.elsewhere }),
    },
    remove: {
      actor: 'admin',
      access: { ...moderators, moderator: 403 },
      input: ({ subject, memberNote }) => ({ participantId: subject.here, noteId: memberNote.here }),
      ids: ({ subject, memberNote }) => ({ participantId: subject.elsewhere, noteId: memberNote.elsewhere }),
    },
  },
  tables: {
    member_note: (t, { communityId, userId, participantId }) =>
      buildMemberNote(t, { communityId, authorId: userId, participantId }),
  },
  buildPart: async ({ t, here, elsewhere, subject, people }) => ({
    here: await buildMemberNote(t, {
      communityId: here.id,
      participantId: subject.here,
      authorId: people.admin.userId,
    }),
    elsewhere: await buildMemberNote(t, { communityId: elsewhere.id, participantId: subject.elsewhere }),
  }),
}
