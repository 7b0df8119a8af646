import type { memberApi } from '#contract/crm/member.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { shownContacts } from '#server/features/participants/profile/rules.ts'
import { listShownAnswers } from '#server/features/participants/question/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof memberApi

export const get: Action<Api['get']> = async ({ id }, { db }) => {
  const found = await store.findMember(db, id)
  ensure(found, 'NOT_FOUND')
  const { contacts, privacy, hiddenContacts, profileVisibility, ...member } = found
  // What a member may see, not more: who hides a contact hides it from managers too, who pass messages on instead.
  const shown = shownContacts({ contacts, privacy, hiddenContacts, profileVisibility }, false)
  return {
    ...member,
    contacts: shown.map(({ type, value }) => ({ type, value, url: contactFormats[type].link(value) })),
    hasHiddenContacts: shown.length < contacts.length,
    answers: await listShownAnswers(db, member.userId),
    can: { note: true },
  }
}
