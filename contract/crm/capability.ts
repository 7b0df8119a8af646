import type { FailureTable } from '../failure.ts'
import { memberFilterApi } from './member-filter.ts'
import { memberTagApi } from './member-tag.ts'
import { segmentApi } from './segment.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  memberFilter: memberFilterApi,
  memberTag: memberTagApi,
  segment: segmentApi,
}

export const failures = {
  SEGMENT_NAME_TAKEN: { code: 1220, status: 409 },
  TOO_MANY_SEGMENTS: { code: 1221, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: { failures: failuresEn, menu: menuEn },
  ru: { failures: failuresRu, menu: menuRu },
}
