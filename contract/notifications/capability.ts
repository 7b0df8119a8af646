import { letterApi } from './letter.ts'
import { unsubscribeApi } from './unsubscribe.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { notifications as notificationsEn } from './words/en/notifications.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { notifications as notificationsRu } from './words/ru/notifications.ts'

export const api = {
  letter: letterApi,
  unsubscribe: unsubscribeApi,
}

export const words = {
  en: { letters: lettersEn, menu: menuEn, notifications: notificationsEn },
  ru: { letters: lettersRu, menu: menuRu, notifications: notificationsRu },
}
