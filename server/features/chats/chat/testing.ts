import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { type ExpectedStatuses, membersOnly, owningMemberOnly, signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, World } from '#server/testing/world.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /**
     * A chat of the member with `subject`, who are connected, and a message of each in it. `group` has both; `friend` is connected
     * with the member and in none of them. `file` was uploaded by the member and not sent yet.
     */
    chat: Both & { group: Both; message: Both; own: Both; friend: Both; file: Both }
  }
}

type MessageOptions = {
  communityId: string
  chatId: string
  authorId: string
  text?: string
  kind?: 'TEXT' | 'INTRO' | 'ADDED' | 'LEFT' | 'RENAMED' | 'MEETING'
  at?: Date
}

/** A message, numbered and counted as the product does. */
export async function buildMessage(t: FactoryContext, { communityId, chatId, authorId, ...rest }: MessageOptions) {
  const [id, at] = [newId(t.clock.now()), rest.at ?? t.clock.now()]
  const [chat] = await t.owner<{ number: number; seq: number }[]>`
    update chat set last_number = last_number + 1, last_seq = last_seq + 1 where id = ${chatId}
    returning last_number as number, last_seq as seq`
  await t.owner`
    insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, text, created_at)
    values (${communityId}, ${chatId}, ${id}, ${chat?.number ?? 0}, ${chat?.seq ?? 0}, ${authorId}, ${rest.kind ?? 'TEXT'},
      ${rest.text ?? 'Shall we have tea?'}, ${at})`
  await t.owner`
    update chat_member set last_at = ${at}, unread = unread + (participant_id <> ${authorId})::integer
    where chat_id = ${chatId} and left_at is null`
  return { id, number: chat?.number ?? 0 }
}

type ChatOptions = {
  communityId: string
  memberIds: string[]
  kind?: 'PAIR' | 'GROUP' | 'EVENT'
  name?: string
  eventId?: string
  at?: Date
}

/** A pair unless told otherwise; the chat of two people is built once. */
export async function buildChat(t: FactoryContext, { communityId, memberIds, ...options }: ChatOptions) {
  const [id, at] = [newId(t.clock.now()), options.at ?? t.clock.now()]
  const kind = options.kind ?? 'PAIR'
  const [firstId = null, secondId = null] = kind === 'PAIR' ? [...memberIds].sort() : []
  const [known] = await t.owner<{ id: string }[]>`
    select id from chat where kind = 'PAIR' and first_id = ${firstId} and second_id = ${secondId}`
  if (known) return { id: known.id, communityId, memberIds }
  await t.owner`
    insert into chat (community_id, id, kind, name, first_id, second_id, event_id, created_by, created_at)
    values (${communityId}, ${id}, ${kind}, ${options.name ?? ''}, ${firstId}, ${secondId}, ${options.eventId ?? null},
      ${memberIds[0] ?? null}, ${at})`
  for (const participantId of memberIds)
    await t.owner`
      insert into chat_member (community_id, chat_id, participant_id, joined_at, last_at)
      values (${communityId}, ${id}, ${participantId}, ${at}, ${at})`
  return { id, communityId, memberIds }
}

type FileOptions = { communityId: string; chatId: string; participantId: string }

/** A file that waits for its message. */
export async function buildUnsentFile(t: FactoryContext, { communityId, chatId, participantId }: FileOptions) {
  const id = newId(t.clock.now())
  await t.owner`
    insert into chat_file (community_id, id, chat_id, participant_id, stored_name, name, type, bytes, created_at)
    values (${communityId}, ${id}, ${chatId}, ${participantId}, ${`chatfile-${id}`}, 'menu.pdf', 'application/pdf', 1200,
      ${t.clock.now()})`
  return id
}

/** Two people who are connected by an accepted intro. */
export const connect = (t: FactoryContext, communityId: string, one: string, other: string) =>
  buildIntro(t, { communityId, participantId: one, subjectId: other, status: 'ACCEPTED' })

const inChat = (input: object = {}) => ({
  access: owningMemberOnly,
  input: ({ chat }: World) => ({ id: chat.here, ...input }) as never,
  ids: ({ chat }: World) => ({ id: chat.elsewhere }),
})

/** Moderators may write to anybody; others only to people whom they are connected with. */
const connectedOnly: ExpectedStatuses = { ...membersOnly, anotherMember: 403, anotherOrganiser: 403 }

const organisersOfEvent: ExpectedStatuses = {
  ...signedIn,
  pending: 403,
  member: 403,
  anotherMember: 403,
  anotherOrganiser: 403,
}

export const testing: SliceTesting<'chat'> = {
  noun: 'chat',
  calls: {
    list: { access: membersOnly, input: () => ({}), ids: ({ elsewhere }) => ({ communityId: elsewhere.id }) },
    create: {
      access: connectedOnly,
      input: ({ chat }) => ({ participantIds: [chat.friend.here] }),
      ids: ({ chat, elsewhere }) => ({ 'participantIds[]': chat.friend.elsewhere, communityId: elsewhere.id }),
    },
    countUnread: { access: signedIn, input: () => ({}) },
    listCandidates: {
      access: membersOnly,
      input: () => ({}),
      ids: ({ chat }) => ({ chatId: chat.group.elsewhere }),
    },
    get: inChat(),
    findDetails: inChat(),
    listMembers: inChat(),
    add: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.group.here, participantIds: [chat.friend.here] }),
      ids: ({ chat }) => ({ id: chat.group.elsewhere, 'participantIds[]': chat.friend.elsewhere }),
    },
    rename: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.group.here, name: 'Saturday walkers' }),
      ids: ({ chat }) => ({ id: chat.group.elsewhere }),
    },
    leave: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.group.here }),
      ids: ({ chat }) => ({ id: chat.group.elsewhere }),
    },
    mute: inChat({ isMuted: true }),
    markRead: inChat({ number: 1 }),
    showTyping: inChat(),
    report: {
      access: owningMemberOnly,
      input: ({ chat }) => ({ id: chat.here, messageId: chat.message.here, reason: 'SPAM', text: 'Sells kettles' }),
      ids: ({ chat }) => ({ id: chat.elsewhere, messageId: chat.message.elsewhere }),
    },
    openForEvent: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    findForEvent: {
      access: signedIn,
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
  },
  tables: {
    chat: (t, { communityId, participantId, subjectId }) =>
      buildChat(t, { communityId, memberIds: [participantId, subjectId] }),
    chat_member: (t, { communityId, participantId }) =>
      buildChat(t, { communityId, memberIds: [participantId], kind: 'GROUP', name: 'Walkers' }),
  },
  buildPart: async ({ t, here, elsewhere, people, subject }) => {
    const sides = {
      here: { communityId: here.id, me: people.member.participantId as string, other: subject.here },
      elsewhere: {
        communityId: elsewhere.id,
        me: people.foreignAdmin.participantId as string,
        other: subject.elsewhere,
      },
    }
    const build = async ({ communityId, me, other }: (typeof sides)['here']) => {
      const friend = (await buildParticipant(t, { communityId })).id
      await connect(t, communityId, friend, me)
      const pair = await buildChat(t, { communityId, memberIds: [me, other] })
      const group = await buildChat(t, { communityId, memberIds: [me, other], kind: 'GROUP', name: 'Walkers' })
      const own = await buildMessage(t, { communityId, chatId: pair.id, authorId: me })
      const message = await buildMessage(t, { communityId, chatId: pair.id, authorId: other, text: 'Buy my kettles' })
      const file = await buildUnsentFile(t, { communityId, chatId: pair.id, participantId: me })
      return { pair: pair.id, group: group.id, own: own.id, message: message.id, friend, file }
    }
    const [ours, theirs] = [await build(sides.here), await build(sides.elsewhere)]
    const both = (name: keyof typeof ours) => ({ here: ours[name], elsewhere: theirs[name] })
    return {
      ...both('pair'),
      group: both('group'),
      message: both('message'),
      own: both('own'),
      friend: both('friend'),
      file: both('file'),
    }
  },
}
