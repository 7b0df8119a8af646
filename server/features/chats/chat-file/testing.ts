import { pairOf } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { type ExpectedStatuses, owningMemberOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both, Person } from '#server/testing/world.ts'
import { buildChat } from '../chat/testing.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A file of a chat that was not sent yet, and its chat. */
    chatFile: Both & { chatId: Both }
  }
}

type FileOptions = {
  communityId: string
  participantId?: string
  subjectId?: string
  chatId?: string
  messageId?: string
  name?: string
  at?: Date
}

/** A text, stored as an upload stores it where the storage is given. */
export async function buildChatFile(t: FactoryContext & Partial<Pick<StorageOf, 'storage'>>, options: FileOptions) {
  const pair = await pairOf(t, options)
  const { communityId, participantId } = pair
  const chatId = options.chatId ?? (await buildChat(t, { communityId, memberIds: [participantId, pair.subjectId] })).id
  const id = newId(t.clock.now())
  const storedName = `chat_${id}`
  await t.storage?.put(communityId, storedName, Buffer.from('A list of teas'), 'text/plain')
  await t.owner`
    insert into chat_file (community_id, id, chat_id, message_id, participant_id, stored_name, name, type, bytes, created_at)
    values (${communityId}, ${id}, ${chatId}, ${options.messageId ?? null}, ${participantId}, ${storedName},
      ${options.name ?? 'teas.txt'}, 'text/plain', 14, ${options.at ?? t.clock.now()})`
  return { ...pair, id, chatId, storedName }
}
type StorageOf = { storage: { put(communityId: string, name: string, bytes: Uint8Array, type: string): Promise<void> } }

/** An archive of empty files. */
export function zipOf(names: string[]): Buffer {
  const files = names.map(name => Buffer.from(name))
  const head = (mark: number, bytes: number, name: Buffer, lengthAt: number) => {
    const part = Buffer.alloc(bytes)
    part.writeUInt32LE(mark)
    part.writeUInt16LE(name.length, lengthAt)
    return Buffer.concat([part, name])
  }
  const locals = Buffer.concat(files.map(name => head(0x04034b50, 30, name, 26)))
  const directory = Buffer.concat(files.map(name => head(0x02014b50, 46, name, 28)))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(locals.length, 16)
  return Buffer.concat([locals, directory, end])
}

/** Visitors and those whose session ended ask without a caller: the file is not found. */
const readerOnly: ExpectedStatuses = {
  visitor: 404,
  pending: 404,
  member: 200,
  anotherMember: 404,
  organiser: 404,
  anotherOrganiser: 404,
  moderator: 404,
  admin: 404,
  foreignAdmin: 404,
  disabled: 404,
  deleted: 404,
}

// The harness sends files as bytes.
const aText = Buffer.from('A list of teas') as unknown as File

export const testing: SliceTesting<'chatFile'> = {
  noun: 'chatFile',
  calls: {
    upload: {
      access: owningMemberOnly,
      input: ({ chatFile }) => ({ id: chatFile.chatId.here, file: aText, name: 'teas.txt' }),
      ids: ({ chatFile }) => ({ id: chatFile.chatId.elsewhere }),
    },
    get: {
      access: readerOnly,
      input: ({ chatFile }) => ({ fileId: chatFile.here }),
      ids: ({ chatFile }) => ({ fileId: chatFile.elsewhere }),
    },
    remove: {
      access: owningMemberOnly,
      input: ({ chatFile }) => ({ fileId: chatFile.here }),
      ids: ({ chatFile }) => ({ fileId: chatFile.elsewhere }),
    },
  },
  tables: { chat_file: buildChatFile },
  buildPart: async ({ t, people }) => {
    const build = ({ communityId, participantId }: Person) =>
      buildChatFile(t, { communityId, participantId: participantId as string })
    const [here, elsewhere] = [await build(people.member), await build(people.foreignAdmin)]
    return {
      here: here.id,
      elsewhere: elsewhere.id,
      chatId: { here: here.chatId, elsewhere: elsewhere.chatId },
    }
  },
}
