import * as admin from './admin/capability.ts'
import * as analytics from './analytics/capability.ts'
import * as auth from './auth/capability.ts'
import * as chats from './chats/capability.ts'
import * as communities from './communities/capability.ts'
import * as crm from './crm/capability.ts'
import * as events from './events/capability.ts'
import * as files from './files/capability.ts'
import * as matching from './matching/capability.ts'
import * as newsletters from './newsletters/capability.ts'
import * as notifications from './notifications/capability.ts'
import * as operations from './operations/capability.ts'
import * as participants from './participants/capability.ts'
import * as platform from './platform.ts'
import * as realtime from './realtime/capability.ts'
import * as users from './users/capability.ts'
import { mergeWords } from './words.ts'

/*
 * What each capability adds to the contract: calls, failures, words. A new capability is one import and one line in
 * each table below. The web app loads words by file and calls by a table made at build time, so it imports only types
 * from here.
 */

/** By name: a scope of an API token follows from the capability of a call. */
export const capabilities = {
  admin,
  analytics,
  auth,
  chats,
  communities,
  crm,
  events,
  files,
  matching,
  newsletters,
  notifications,
  operations,
  participants,
  realtime,
  users,
}

/** The route table: every call of the product, by group. */
export const api = {
  ...admin.api,
  ...analytics.api,
  ...auth.api,
  ...chats.api,
  ...communities.api,
  ...crm.api,
  ...events.api,
  ...files.api,
  ...matching.api,
  ...newsletters.api,
  ...notifications.api,
  ...operations.api,
  ...participants.api,
  ...realtime.api,
  ...users.api,
}
export type Api = typeof api

/** Every failure that a call can return. */
export const failures = {
  ...platform.failures,
  ...admin.failures,
  ...analytics.failures,
  ...auth.failures,
  ...chats.failures,
  ...communities.failures,
  ...crm.failures,
  ...events.failures,
  ...files.failures,
  ...matching.failures,
  ...newsletters.failures,
  ...notifications.failures,
  ...participants.failures,
}
export type FailureName = keyof typeof failures

/**
 * Texts of both languages by namespace. Namespaces that several capabilities fill (`menu`, `failures`, `letters`) are
 * merged.
 */
export const words = {
  en: mergeWords(
    platform.words.en,
    admin.words.en,
    analytics.words.en,
    auth.words.en,
    chats.words.en,
    communities.words.en,
    crm.words.en,
    events.words.en,
    files.words.en,
    matching.words.en,
    newsletters.words.en,
    notifications.words.en,
    operations.words.en,
    participants.words.en,
    users.words.en,
  ),
  ru: mergeWords(
    platform.words.ru,
    admin.words.ru,
    analytics.words.ru,
    auth.words.ru,
    chats.words.ru,
    communities.words.ru,
    crm.words.ru,
    events.words.ru,
    files.words.ru,
    matching.words.ru,
    newsletters.words.ru,
    notifications.words.ru,
    operations.words.ru,
    participants.words.ru,
    users.words.ru,
  ),
}
export type Words = typeof words.en
