import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type NewFile = {
  communityId: string
  id: string
  chatId: string
  participantId: string
  storedName: string
  name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  at: Date
}

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db`
    insert into chat_file (community_id, id, chat_id, participant_id, stored_name, name, type, bytes, width, height, created_at)
    values (${file.communityId}, ${file.id}, ${file.chatId}, ${file.participantId}, ${file.storedName}, ${file.name}, ${file.type},
      ${file.bytes}, ${file.width}, ${file.height}, ${file.at})`
}

export type FoundFile = { storedName: string; name: string; type: string; isSeen: boolean }

/**
 * A file whose message was not deleted. `isSeen`: the reader is in the chat and sees the message; a file that was not sent yet is seen by
 * who uploaded it.
 */
export async function findFile(db: Db, id: string, readerId: string | null): Promise<FoundFile | null> {
  const [row] = await db<FoundFile[]>`
    select f.stored_name, f.name, f.type,
      case when f.message_id is null then f.participant_id is not distinct from ${readerId}::uuid
        else exists (select from chat_member c where c.chat_id = f.chat_id and c.participant_id = ${readerId}::uuid
          and c.left_at is null and m.number > c.from_number) end as is_seen
    from chat_file f left join chat_message m on m.id = f.message_id
    where f.id = ${id} and m.deleted_at is null and f.participant_id is not null`
  return row ?? null
}

type Removed = { storedName: string }
const namesOf = (rows: Removed[]): string[] => rows.map(({ storedName }) => storedName)

/** The stored name of a file that this person has not sent yet; null if there is none. */
export async function removeUnsent(db: Db, id: string, participantId: string): Promise<string | null> {
  const rows = await db<Removed[]>`
    delete from chat_file where id = ${id} and participant_id = ${participantId} and message_id is null returning stored_name`
  return namesOf(rows)[0] ?? null
}

/** Removes the rows of files that were uploaded before a time and never sent. */
export async function removeForgotten(db: Db, before: Date): Promise<string[]> {
  return namesOf(
    await db<
      Removed[]
    >`delete from chat_file where message_id is null and created_at < ${before} returning stored_name`,
  )
}

/** Communities with such files, looked up for all at once. */
export async function listCommunitiesWithForgotten(db: Db, before: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`
    select community_id from communities_with_unsent_files_due(${before})`
  return rows.map(({ communityId }) => communityId)
}

export async function removeOfMessage(db: Db, messageId: string): Promise<string[]> {
  return namesOf(await db<Removed[]>`delete from chat_file where message_id = ${messageId} returning stored_name`)
}

export async function removeOfPerson(db: Db, { participantId }: Person): Promise<string[]> {
  return namesOf(
    await db<Removed[]>`delete from chat_file where participant_id = ${participantId} returning stored_name`,
  )
}

export async function listStoredNames(db: Db): Promise<Set<string>> {
  return new Set(namesOf(await db<Removed[]>`select stored_name from chat_file`))
}

export async function exportFiles(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select name, type, bytes, created_at from chat_file where participant_id = ${participantId} order by created_at, id`
}
