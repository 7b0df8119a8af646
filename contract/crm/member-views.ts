/* Without a library, since screens read it too. */

import type { MemberCondition } from './member-filter.ts'

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
