/* Without a library, since screens read it too. */

import type { MemberCondition } from './member-filter.ts'

/** Fields that a filter asks about, by the kind of their values. */
export const textFields = [
  'name',
  'email',
  'login',
  'company',
  'position',
  'city',
  'about',
  'lookingFor',
  'goal',
] as const
export const setFields = ['topics', 'memberTags', 'contacts'] as const
export const flagFields = [
  'profileEnabled',
  'networkingEnabled',
  'emailConfirmed',
  'unsubscribed',
  'hasRequest',
  'hasPhoto',
  'profileFilled',
  'telegramConnected',
  'organiser',
  'blocked',
] as const
export const dateFields = ['joined', 'lastActive'] as const
export const numberFields = ['introsSent', 'introsReceived', 'introsAnswered', 'eventsAttended'] as const

export const conditionsAtMost = 20

/** What the list is sorted by. */
export const memberSorts = ['name', 'joined', 'lastActive', 'company', 'city', 'status'] as const
export type MemberSort = (typeof memberSorts)[number]

/** A member who opened no page for so long is asleep. */
export const sleepingDays = 60

/** The views that every community has, as filters. */
export const memberViews = {
  all: [],
  active: [
    { field: 'status', operator: 'isAnyOf', value: ['CONFIRMED'] },
    { field: 'lastActive', operator: 'withinDays', value: sleepingDays },
  ],
  pending: [{ field: 'status', operator: 'isAnyOf', value: ['PENDING'] }],
  sleeping: [
    { field: 'status', operator: 'isAnyOf', value: ['CONFIRMED'] },
    { field: 'lastActive', operator: 'beforeDays', value: sleepingDays },
  ],
  organisers: [{ field: 'organiser', operator: 'is', value: true }],
} satisfies Record<string, MemberCondition[]>
export type MemberView = keyof typeof memberViews
export const memberViewNames = Object.keys(memberViews) as MemberView[]
