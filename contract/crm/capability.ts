import type { FailureTable } from '../failure.ts'
import { bulkActionApi } from './bulk-action.ts'
import { memberApi } from './member.ts'
import { memberExportApi } from './member-export.ts'
import { memberFilterApi } from './member-filter.ts'
import { memberHistoryApi } from './member-history.ts'
import { memberImportApi } from './member-import.ts'
import { memberListApi } from './member-list.ts'
import { memberMergeApi } from './member-merge.ts'
import { memberNoteApi } from './member-note.ts'
import { memberTagApi } from './member-tag.ts'
import { segmentApi } from './segment.ts'
import { crm as crmEn } from './words/en/crm.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { member as memberEn } from './words/en/member.ts'
import { memberExport as memberExportEn } from './words/en/memberExport.ts'
import { memberImport as memberImportEn } from './words/en/memberImport.ts'
import { memberMerge as memberMergeEn } from './words/en/memberMerge.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { crm as crmRu } from './words/ru/crm.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { member as memberRu } from './words/ru/member.ts'
import { memberExport as memberExportRu } from './words/ru/memberExport.ts'
import { memberImport as memberImportRu } from './words/ru/memberImport.ts'
import { memberMerge as memberMergeRu } from './words/ru/memberMerge.ts'
import { menu as menuRu } from './words/ru/menu.ts'

export const api = {
  bulkAction: bulkActionApi,
  member: memberApi,
  memberExport: memberExportApi,
  memberFilter: memberFilterApi,
  memberList: memberListApi,
  memberHistory: memberHistoryApi,
  memberImport: memberImportApi,
  memberMerge: memberMergeApi,
  memberNote: memberNoteApi,
  memberTag: memberTagApi,
  segment: segmentApi,
}

export const failures = {
  SEGMENT_NAME_TAKEN: { code: 1220, status: 409 },
  TOO_MANY_SEGMENTS: { code: 1221, status: 409 },
  NOTHING_SELECTED: { code: 1222, status: 409 },
  INVALID_CSV: { code: 1290, status: 400 },
  TOO_MANY_ROWS: { code: 1291, status: 400 },
  EMAIL_COLUMN_NEEDED: { code: 1292, status: 400 },
  IMPORT_MOVED_ON: { code: 1293, status: 409 },
  CANNOT_MERGE: { code: 1300, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: {
    crm: crmEn,
    failures: failuresEn,
    letters: lettersEn,
    member: memberEn,
    memberExport: memberExportEn,
    memberImport: memberImportEn,
    memberMerge: memberMergeEn,
    menu: menuEn,
  },
  ru: {
    crm: crmRu,
    failures: failuresRu,
    letters: lettersRu,
    member: memberRu,
    memberExport: memberExportRu,
    memberImport: memberImportRu,
    memberMerge: memberMergeRu,
    menu: menuRu,
  },
}
