import type { Permission } from '#contract/roles.ts'
import { capabilities } from './capabilities.ts'
import { lazyComponent } from './lib/browser/chunks.ts'
import type { SessionMode } from './lib/session/redirects.ts'
import type { Namespace } from './lib/words/words.ts'
import { type Capability, canOpen, type Screen, type SlotName } from './shell/capability.ts'

/** Redirect target of any other path. */
export const defaultPaths: Record<SessionMode, string> = {
  visitor: '/',
  member: '/my_communities',
  organiser: '/admin',
}

const notFound: Screen = {
  path: '/not-found',
  screen: lazyComponent(() => import('./ui/NotFoundPage.tsx'), 'NotFoundPage'),
  openTo: ['visitor', 'member', 'organiser'],
  placeholder: 'page',
  title: 'titles.notFound',
}

const isInSlot = ({ slots, adminParts }: Capability, slot: SlotName): boolean =>
  slot === 'admin' ? adminParts !== undefined : slots?.[slot] !== undefined

/** Namespaces of a screen: its capability's, its own, and those of the capabilities in its slot. */
const wordsOf = ({ words = [] }: Capability, { slot, words: own = [] }: Screen): Namespace[] => [
  ...new Set([
    ...words,
    ...own,
    ...capabilities.flatMap(other => (slot && isInSlot(other, slot) ? (other.words ?? []) : [])),
  ]),
]

/** The screen table: every screen with its path, who may open it, and its placeholder. */
export const screens: Screen[] = [
  ...capabilities.flatMap(each => (each.screens ?? []).map(screen => ({ ...screen, words: wordsOf(each, screen) }))),
  notFound,
]

/** Screens of one mode and set of permissions. */
export function screensFor(mode: SessionMode, permissions: Permission[], isAdmin: boolean): Screen[] {
  return screens.filter(
    ({ openTo, needs, saysNoPermission }) =>
      openTo.includes(mode) && (saysNoPermission || canOpen({ mode, permissions, isAdmin }, needs)),
  )
}
