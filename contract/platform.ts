import type { FailureTable } from './failure.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { fields as fieldsEn } from './words/en/fields.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { shell as shellEn } from './words/en/shell.ts'
import { ui as uiEn } from './words/en/ui.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { fields as fieldsRu } from './words/ru/fields.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { shell as shellRu } from './words/ru/shell.ts'
import { ui as uiRu } from './words/ru/ui.ts'

/**
 * What belongs to no capability. Any call can return these failures.
 * Code 405 makes clients delete their token, so only SESSION_ENDED has it, and no reply has the HTTP status 405.
 */
export const failures = {
  SESSION_ENDED: { code: 405, status: 401 },
  UNEXPECTED: { code: 1000, status: 500 },
  INVALID_INPUT: { code: 1001, status: 400 },
  UNAUTHORIZED: { code: 1002, status: 401 },
  FORBIDDEN: { code: 1003, status: 403 },
  NOT_FOUND: { code: 1004, status: 404 },
  CONFLICT: { code: 1006, status: 409 },
  TOO_MANY_REQUESTS: { code: 1007, status: 429 },
  IDEMPOTENCY_MISMATCH: { code: 1008, status: 422 },
  UNAVAILABLE: { code: 1009, status: 503 },
  BODY_TOO_LARGE: { code: 1010, status: 413 },
  UNSUPPORTED_MEDIA: { code: 1012, status: 415 },
  NOT_SET_UP: { code: 1040, status: 503 },
} as const satisfies FailureTable

export const words = {
  en: { failures: failuresEn, fields: fieldsEn, letters: lettersEn, menu: menuEn, shell: shellEn, ui: uiEn },
  ru: { failures: failuresRu, fields: fieldsRu, letters: lettersRu, menu: menuRu, shell: shellRu, ui: uiRu },
}
