import { pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { membersOnly, owningMemberOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, Person, World } from '#server/testing/world.ts'
import { buildChat } from '../chat/testing.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A meeting that was proposed to the member, one that is agreed, their chats, and the time that both name. */
    meetingTime: Both & { agreed: Both; chatId: Both; at: string }
  }
}

type MeetingOptions = {
  communityId: string
  participantId?: string
  subjectId?: string
  chatId?: string
  status?: 'PROPOSED' | 'AGREED' | 'CANCELLED'
  startsAt?: Date
}

const tomorrow = ({ clock }: FactoryContext) => new Date(clock.now().getTime() + 86_400_000)

/** Proposed by `subjectId` to `participantId`, with its message. */
export async function buildMeetingTime(t: FactoryContext, options: MeetingOptions) {
  const pair = await pairOf(t, options)
  const { communityId, participantId, subjectId } = pair
  const [firstId, secondId] = [participantId, subjectId].sort() as [string, string]
  const chatId = options.chatId ?? (await buildChat(t, { communityId, memberIds: [participantId, subjectId] })).id
  const [id, now] = [newId(t.clock.now()), t.clock.now()]
  const startsAt = options.startsAt ?? tomorrow(t)
  const status = options.status ?? 'PROPOSED'
  await t.owner`
    insert into meeting (community_id, id, chat_id, first_id, second_id, proposed_by, proposed_times, minutes, status, starts_at,
      created_at, changed_at)
    values (${communityId}, ${id}, ${chatId}, ${firstId}, ${secondId}, ${subjectId}, ${[startsAt.toISOString()]}::timestamptz[], 30,
      ${status}, ${status === 'AGREED' ? startsAt : null}, ${now}, ${now})`
  const [chat] = await t.owner<{ number: number; seq: number }[]>`
    update chat set last_number = last_number + 1, last_seq = last_seq + 1 where id = ${chatId}
    returning last_number as number, last_seq as seq`
  await t.owner`
    insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, data, created_at)
    values (${communityId}, ${chatId}, ${newId(now)}, ${chat?.number ?? 0}, ${chat?.seq ?? 0}, ${subjectId}, 'MEETING',
      jsonb_build_object('meetingId', ${id}::text), ${now})`
  return { ...pair, id, chatId, startsAt }
}

const foreign = ({ meetingTime }: World) => ({ id: meetingTime.elsewhere })

export const testing: SliceTesting<'meetingTime'> = {
  noun: 'meetingTime',
  calls: {
    suggest: {
      access: owningMemberOnly,
      input: ({ meetingTime }) => ({ id: meetingTime.chatId.here }),
      ids: ({ meetingTime }) => ({ id: meetingTime.chatId.elsewhere }),
    },
    propose: {
      access: owningMemberOnly,
      input: ({ meetingTime }) => ({ id: meetingTime.chatId.here, times: [meetingTime.at] }),
      ids: ({ meetingTime }) => ({ id: meetingTime.chatId.elsewhere }),
    },
    accept: {
      access: owningMemberOnly,
      input: ({ meetingTime }) => ({ id: meetingTime.here, startsAt: meetingTime.at }),
      ids: foreign,
    },
    move: {
      access: owningMemberOnly,
      input: ({ meetingTime }) => ({ id: meetingTime.here, times: [meetingTime.at] }),
      ids: foreign,
    },
    cancel: { access: owningMemberOnly, input: ({ meetingTime }) => ({ id: meetingTime.here }), ids: foreign },
    list: { access: membersOnly, input: () => ({}) },
    getCalendar: {
      access: owningMemberOnly,
      input: ({ meetingTime }) => ({ id: meetingTime.agreed.here }),
      ids: ({ meetingTime }) => ({ id: meetingTime.agreed.elsewhere }),
    },
  },
  tables: { meeting: buildMeetingTime },
  buildPart: async ({ t, people }) => {
    const build = ({ communityId, participantId }: Person, status: 'PROPOSED' | 'AGREED') =>
      buildMeetingTime(t, { communityId, participantId: participantId as string, status })
    const [here, elsewhere] = [await build(people.member, 'PROPOSED'), await build(people.foreignAdmin, 'PROPOSED')]
    const [agreed, foreignAgreed] = [await build(people.member, 'AGREED'), await build(people.foreignAdmin, 'AGREED')]
    return {
      here: here.id,
      elsewhere: elsewhere.id,
      agreed: { here: agreed.id, elsewhere: foreignAgreed.id },
      chatId: { here: here.chatId, elsewhere: elsewhere.chatId },
      at: here.startsAt.toISOString(),
    }
  },
}
