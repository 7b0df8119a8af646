import type { FailureTable } from '../failure.ts'
import { eventApi } from './event.ts'
import { events as eventsEn } from './words/en/events.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { events as eventsRu } from './words/ru/events.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  event: eventApi,
}

export const failures = {
  EVENT_NOT_FOUND: { code: 1080, status: 404 },
} as const satisfies FailureTable

export const words = {
  en: { events: eventsEn, failures: failuresEn, menu: menuEn },
  ru: { events: eventsRu, failures: failuresRu, menu: menuRu },
}
