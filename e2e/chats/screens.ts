import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

const member = { community: 'avito', as: 'moderator' } as const

export const screens: ScreenVisits = {
  '/chats': [{ ...member, path: '/chats', shows: (page, { chats }) => heading(page, chats.title) }],
  '/chats/:chatId': [{ ...member, path: '/chats/1', shows: (page, { chats }) => heading(page, chats.missing) }],
}
