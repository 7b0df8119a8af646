import type { NavigationTab } from '#contract/communities/navigation.ts'
import type { BankSection } from '#contract/communities/options.ts'

/** The drawings come with the member's menus; the route table only names them. */
export type IconName =
  | NavigationTab
  | `bank-${BankSection}`
  | 'faq'
  | 'help'
  | 'event'
  | 'eventCreate'
  | 'dashboard'
  | 'notifications'
  | 'settings'
  | 'subscriptions'
  | 'bookmarks'
  | 'scoreMatch'
  | 'custom'
