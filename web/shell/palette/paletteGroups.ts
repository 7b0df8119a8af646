import { Clock, type LucideIcon } from 'lucide-react'
import { fold, isNearly, wordsOf } from '#web/lib/words/fold.ts'
import type { RecentScreen } from '#web/shell/palette/recentScreens.ts'

/** A place, a setting or an action in the palette. */
export type Command = {
  id: string
  kind: 'place' | 'setting' | 'verb'
  label: string
  icon?: LucideIcon
  /** Other texts for the search: synonyms, and the label in the other language. */
  keywords?: string[]
} & ({ path: string } | { run: () => void })

type Group = { word: 'recent' | 'places' | 'settings' | 'actions'; commands: Command[] }

const shownRecent = 4

/**
 * Entries of the palette: recent places without a query, else everything that has every word, in either script. If
 * nothing has, everything that has them but for a typing error.
 */
export function paletteGroups(query: string, commands: Command[], recent: RecentScreen[]): Group[] {
  const words = wordsOf(query)
  const recentCommands = recent
    .slice(0, shownRecent)
    .map(({ path, label }): Command => ({ id: `recent ${path}`, kind: 'place', label, path, icon: Clock }))
  if (words.length === 0) {
    const places = commands.filter(({ kind }) => kind !== 'setting')
    return withCommands([{ word: 'recent', commands: recentCommands }, ...byKind(places)])
  }
  const typed = words.map(fold).filter(Boolean)
  const found = commands.filter(command => typed.every(word => textOf(command).includes(word)))
  if (found.length > 0) return withCommands(bestFirst(byKind(found), typed.join(' ')))
  const similar = commands.filter(command => {
    const known = wordsOf(textOf(command))
    return typed.every(word => known.some(each => each.startsWith(word) || isNearly(word, each)))
  })
  return withCommands(byKind(similar))
}

const byKind = (commands: Command[]): Group[] => [
  { word: 'places', commands: commands.filter(({ kind }) => kind === 'place') },
  { word: 'settings', commands: commands.filter(({ kind }) => kind === 'setting') },
  { word: 'actions', commands: commands.filter(({ kind }) => kind === 'verb') },
]

/** A group whose label is or begins with what was typed comes before those that have it elsewhere. */
function bestFirst(groups: Group[], typed: string): Group[] {
  const matchOf = ({ label }: Command) => (fold(label) === typed ? 2 : fold(label).startsWith(typed) ? 1 : 0)
  const best = ({ commands }: Group) => Math.max(0, ...commands.map(matchOf))
  return groups.toSorted((one, other) => best(other) - best(one))
}

const withCommands = (groups: Group[]) => groups.filter(({ commands }) => commands.length > 0)

const textOf = ({ label, keywords = [] }: Command) => fold([label, ...keywords].join(' '))
