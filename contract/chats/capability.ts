import { chats as chatsEn } from './words/en/chats.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { chats as chatsRu } from './words/ru/chats.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const words = {
  en: { chats: chatsEn, menu: menuEn },
  ru: { chats: chatsRu, menu: menuRu },
}
