import { telegramApi } from './telegram.ts'
import { userApi } from './user.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { settings as settingsEn } from './words/en/settings.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { settings as settingsRu } from './words/ru/settings.ts'

export const api = {
  user: userApi,
  telegram: telegramApi,
}

export const words = {
  en: { menu: menuEn, settings: settingsEn },
  ru: { menu: menuRu, settings: settingsRu },
}
