import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Lang } from './preferences.ts'
import type { Role } from './session.ts'
import type { Words } from './words.ts'

export type ScreenStory = { page: Page; request: APIRequestContext; words: Words }

/** One state of a screen: who opens which address, and what is there only when it has opened with its data. */
export type ScreenVisit = {
  community: string
  as: Role | 'visitor'
  /** The path of the row, with each parameter filled by something that exists in the demo, and a query where the state needs one. */
  path: string
  /** For a state that its address alone does not lead to: what has happened before, and how. */
  when?: string
  open?: (story: ScreenStory) => Promise<void>
  shows: (page: Page, words: Words) => Locator
  /** Where it is not the language of the story: a profile in Russian overrides English. */
  lang?: Lang
}

/** How the screens of a capability are opened, by the path of their row in the screen table. */
export type ScreenVisits = Record<string, ScreenVisit[]>

/** The screens of every capability. A capability adds its own by a file `e2e/<capability>/screens.ts` that exports `screens`. */
export function joinScreens(files: { screens: ScreenVisits }[]): ScreenVisits {
  const joined: ScreenVisits = {}
  for (const { screens } of files)
    for (const [path, visits] of Object.entries(screens)) joined[path] = [...(joined[path] ?? []), ...visits]
  return joined
}

/** Whether an address belongs to a row whose path may have parameters. */
export function isPathOf(row: string, path: string): boolean {
  const pattern = row.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path.replace(/[?#].*/, ''))
}
