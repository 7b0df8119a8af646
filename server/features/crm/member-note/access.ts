import type { Actor } from '#server/platform/http/context.ts'

type Reader = Pick<Actor, 'userId' | 'permissions'>
type Note = { authorId: string | null }

export const canUpdate = (reader: Reader, note: Note): boolean => note.authorId === reader.userId

export const canRemove = (reader: Reader, note: Note): boolean =>
  canUpdate(reader, note) || reader.permissions.includes('CAN_MANAGE_COMMUNITY')
