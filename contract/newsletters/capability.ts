import type { FailureTable } from '../failure.ts'
import { newsletterApi } from './newsletter.ts'
import { newsletterPictureApi } from './newsletter-picture.ts'
import { notifyApi } from './notify.ts'
import { templateApi } from './template.ts'
import { welcomeSeriesApi } from './welcome-series.ts'
import { failures as failuresEn } from './words/en/failures.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { menu as menuEn } from './words/en/menu.ts'
import { newsletters as newslettersEn } from './words/en/newsletters.ts'
import { failures as failuresRu } from './words/ru/failures.ts'
import { letters as lettersRu } from './words/ru/letters.ts'
import { menu as menuRu } from './words/ru/menu.ts'
import { newsletters as newslettersRu } from './words/ru/newsletters.ts'

export const api = {
  newsletter: newsletterApi,
  newsletterPicture: newsletterPictureApi,
  notify: notifyApi,
  template: templateApi,
  welcomeSeries: welcomeSeriesApi,
}

export const failures = {
  NEWSLETTER_NOT_FOUND: { code: 1250, status: 404 },
  NEWSLETTER_CHANGED: { code: 1251, status: 409 },
  NEWSLETTER_SENT: { code: 1252, status: 409 },
  NEWSLETTER_INCOMPLETE: { code: 1253, status: 409 },
  NEWSLETTER_NOT_SENDING: { code: 1254, status: 409 },
  SCHEDULE_PASSED: { code: 1255, status: 409 },
  TEMPLATE_NOT_FOUND: { code: 1256, status: 404 },
  TOO_MANY_TEMPLATES: { code: 1257, status: 409 },
} as const satisfies FailureTable

export const words = {
  en: { failures: failuresEn, letters: lettersEn, menu: menuEn, newsletters: newslettersEn },
  ru: { failures: failuresRu, letters: lettersRu, menu: menuRu, newsletters: newslettersRu },
}
