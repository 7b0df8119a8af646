import type { FailureTable } from '../failure.ts'
import { bulkActionApi } from './bulk-action.ts'
import { memberFilterApi } from './member-filter.ts'
import { memberListApi } from './member-list.ts'
import { memberTagApi } from './member-tag.ts'
import { segmentApi } from './segment.ts'
import { crm as crmEn } from './words/en/crm.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { crm as crmRu } from './words/ru/crm.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  bulkAction: bulkActionApi,
  memberFilter: memberFilterApi,
  memberList: memberListApi,
  memberTag: memberTagApi,
  segment: segmentApi,
}

export const failures = {
  SEGMENT_NAME_TAKEN: { code: 1220, status: 409 },
  TOO_MANY_SEGMENTS: { code: 1221, status: 409 },
  NOTHING_SELECTED: { code: 1222, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: { crm: crmEn, failures: failuresEn, menu: menuEn },
  ru: { crm: crmRu, failures: failuresRu, menu: menuRu },
}
