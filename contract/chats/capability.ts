import type { FailureTable } from '../failure.ts'
import { chatApi, personalBlockApi } from './chat.ts'
import { chatFileApi } from './chat-file.ts'
import { meetingTimeApi } from './meeting-time.ts'
import { messageApi } from './message.ts'
import { chatFile as chatFileEn } from './words/en/chatFile.ts'
import { chats as chatsEn } from './words/en/chats.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { meetingTime as meetingTimeEn } from './words/en/meetingTime.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { chatFile as chatFileRu } from './words/ru/chatFile.ts'
import { chats as chatsRu } from './words/ru/chats.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { meetingTime as meetingTimeRu } from './words/ru/meetingTime.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  chat: chatApi,
  message: messageApi,
  chatFile: chatFileApi,
  meetingTime: meetingTimeApi,
  personalBlock: personalBlockApi,
}

export const failures = {
  CHAT_NOT_FOUND: { code: 1180, status: 404 },
  CHAT_CLOSED: { code: 1181, status: 409 },
  MESSAGE_NOT_FOUND: { code: 1182, status: 404 },
  MESSAGE_EMPTY: { code: 1183, status: 400 },
  NOT_CONNECTED: { code: 1184, status: 403 },
  TOO_MANY_MEMBERS: { code: 1185, status: 400 },
  FILE_NOT_FOUND: { code: 1186, status: 404 },
  INVALID_FILE: { code: 1187, status: 400 },
  MEETING_NOT_FOUND: { code: 1188, status: 404 },
  MEETING_CHANGED: { code: 1189, status: 409 },
  TIME_PASSED: { code: 1190, status: 400 },
  PICTURE_TOO_NARROW: { code: 1201, status: 400 },
} as const satisfies FailureTable

export const words = {
  en: {
    chatFile: chatFileEn,
    chats: chatsEn,
    failures: failuresEn,
    letters: lettersEn,
    meetingTime: meetingTimeEn,
    menu: menuEn,
  },
  ru: {
    chatFile: chatFileRu,
    chats: chatsRu,
    failures: failuresRu,
    letters: lettersRu,
    meetingTime: meetingTimeRu,
    menu: menuRu,
  },
}
