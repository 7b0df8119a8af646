import { events as eventsEn } from './words/en/events.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { events as eventsRu } from './words/ru/events.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const words = {
  en: { events: eventsEn, menu: menuEn },
  ru: { events: eventsRu, menu: menuRu },
}
