import type { FailureTable } from '../failure.ts'
import { fileApi } from './file.ts'
import { photoApi } from './photo.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { failures as failuresRu } from './words/ru/failures.ts'

export const api = {
  file: fileApi,
  photo: photoApi,
}

export const failures = {
  INVALID_IMAGE: { code: 1029, status: 400 },
  STORAGE_FULL: { code: 1045, status: 503 },
} as const satisfies FailureTable

export const words = {
  en: { failures: failuresEn },
  ru: { failures: failuresRu },
}
