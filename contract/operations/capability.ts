import { countryApi } from './country.ts'
import { docsApi } from './docs.ts'
import { mailboxApi } from './mailbox.ts'
import { messengerInboxApi } from './messenger-inbox.ts'
import { letters as lettersEn } from './words/en/letters.ts'
import { letters as lettersRu } from './words/ru/letters.ts'

export const api = {
  mailbox: mailboxApi,
  docs: docsApi,
  messengerInbox: messengerInboxApi,
  country: countryApi,
}

export const words = {
  en: { letters: lettersEn },
  ru: { letters: lettersRu },
}
