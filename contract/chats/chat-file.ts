import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id, nothing } from '../shapes.ts'
import { chatLimits } from './chat-fields.ts'
import { chatFile } from './chat-shapes.ts'

export const chatFileApi = {
  upload: endpoint({
    call: 'POST /api/chats/:id/files',
    access: 'CAN_CHAT',
    summary: 'Upload a picture or a file, to be sent with the next message. Without one it is removed after a day.',
    body: 'form',
    input: {
      id,
      file: z.file().max(chatLimits.fileBytes),
      /** Cleaned, and given the ending of what the file is. */
      name: z.string().trim().min(1).max(255),
    },
    reply: chatFile,
    fails: ['CHAT_NOT_FOUND', 'CHAT_CLOSED', 'INVALID_FILE', 'PICTURE_TOO_NARROW', 'BODY_TOO_LARGE', 'STORAGE_FULL'],
    transaction: 'none',
    limit: 'chatFile',
  }),
  get: endpoint({
    call: 'GET /api/chats/files/:fileId',
    access: 'anyone',
    summary: 'Get a file of a chat by its signed address, or as a member of the chat.',
    input: {
      fileId: id,
      size: z.enum(['small', 'whole']).default('whole'),
      until: z.string().max(12).optional(),
      signature: z.string().max(64).optional(),
    },
    reply: fileReply,
    replyKind: 'file',
    fails: ['FILE_NOT_FOUND'],
  }),
  remove: endpoint({
    call: 'DELETE /api/chats/files/:fileId',
    access: 'CAN_CHAT',
    summary: 'Remove a file that was uploaded and not sent yet.',
    input: { fileId: id },
    reply: nothing,
    fails: ['FILE_NOT_FOUND'],
    limit: 'write',
  }),
}
