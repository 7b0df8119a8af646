import { z } from 'zod'
import { relevanceLevel } from '../matching/relevance.ts'
import { id, instant } from '../shapes.ts'
import { chatKinds, messageKinds } from './chat-fields.ts'

/** A person in a chat. Null slug: the profile cannot be opened, such as after the account was deleted. */
export const chatPerson = z.strictObject({
  id,
  slug: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  isOnline: z.boolean(),
})
export type ChatPerson = z.infer<typeof chatPerson>

export const chatFile = z.strictObject({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** Pixels of a picture; null for a file. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Signed, valid for a day and a half; only for members of the chat. */
  url: z.string(),
})
export type ChatFile = z.infer<typeof chatFile>

export const meetingState = z.strictObject({
  id,
  status: z.enum(['PROPOSED', 'AGREED', 'CANCELLED']),
  /** Who proposed the times that stand. */
  proposedBy: id,
  times: z.array(instant),
  minutes: z.number().int(),
  place: z.string(),
  /** The accepted time; it stays while an agreed meeting is being moved. */
  startsAt: instant.nullable(),
})
export type MeetingState = z.infer<typeof meetingState>

export const message = z.strictObject({
  id,
  chatId: id,
  /** Its place in the chat, from 1, without gaps. */
  number: z.number().int(),
  /** Number of its latest change in the chat. */
  seq: z.number().int(),
  kind: z.enum(messageKinds),
  /** Null after the account was deleted. */
  authorId: id.nullable(),
  text: z.string(),
  /** ADDED: who was added. LEFT: who left. */
  subjectId: id.nullable(),
  meeting: meetingState.nullable(),
  replyTo: z
    .strictObject({ id, number: z.number().int(), authorId: id.nullable(), text: z.string(), isDeleted: z.boolean() })
    .nullable(),
  files: z.array(chatFile),
  reactions: z.array(z.strictObject({ emoji: z.string(), participantIds: z.array(id) })),
  createdAt: instant,
  editedAt: instant.nullable(),
  isDeleted: z.boolean(),
})
export type Message = z.infer<typeof message>

export const lastMessage = message
  .pick({
    id: true,
    number: true,
    kind: true,
    authorId: true,
    text: true,
    subjectId: true,
    isDeleted: true,
    createdAt: true,
  })
  .extend({ fileCount: z.number().int() })

/** A chat as its reader sees it. */
export const chat = z.strictObject({
  id,
  kind: z.enum(chatKinds),
  /** The name of a group or an event; of a pair the name of the other. */
  name: z.string(),
  /** The other of a pair; null for a group, and after that account was deleted. */
  person: chatPerson.nullable(),
  /** The event of an event's chat. */
  event: z.strictObject({ id, slug: z.string(), coverUrl: z.string() }).nullable(),
  /** Up to four faces of a group, without the reader. */
  faces: z.array(chatPerson),
  memberCount: z.number().int(),
  lastSeq: z.number().int(),
  lastNumber: z.number().int(),
  /** With the state of its meeting, if it shows one. */
  lastMessage: lastMessage.extend({ meetingStatus: meetingState.shape.status.nullable() }).nullable(),
  readNumber: z.number().int(),
  unread: z.number().int(),
  /** Up to which number everybody else has read: the double tick. */
  readByOthers: z.number().int(),
  isMuted: z.boolean(),
  /** Whether messages can be sent. Not after a block or a report of either side, nor after somebody was hidden or left; the reason is not said. */
  isOpen: z.boolean(),
  can: z.strictObject({
    add: z.boolean(),
    rename: z.boolean(),
    leave: z.boolean(),
    block: z.boolean(),
    meet: z.boolean(),
  }),
  lastAt: instant,
})
export type Chat = z.infer<typeof chat>

/** What two people have in common, for the one who reads it. */
export const chatDetails = z.strictObject({
  /** Of the other, as far as the reader may see it. */
  position: z.string(),
  company: z.string(),
  /** From the latest recommendation of the other to the reader; null without one. */
  relevanceLevel: relevanceLevel.nullable(),
  /** Why the two fit, in the reader's language. */
  reason: z.string().nullable(),
  /** The next event that both are going to. */
  nextEvent: z
    .strictObject({
      id,
      slug: z.string(),
      title: z.string(),
      startsAt: instant,
      timeZone: z.string(),
      coverUrl: z.string(),
    })
    .nullable(),
  /** The reader's private note on the other. */
  note: z.string(),
})
export type ChatDetails = z.infer<typeof chatDetails>
