import { Clock, type LucideIcon } from 'lucide-react'
import type { RecentScreen } from '#web/shell/palette/recentScreens.ts'

/** A place or an action in the palette. */
export type Command = {
  id: string
  kind: 'place' | 'verb'
  label: string
  icon?: LucideIcon
  /** Synonyms for the search. */
  keywords?: string[]
} & ({ path: string } | { run: () => void })

type Group = { word: 'recent' | 'places' | 'actions'; commands: Command[] }

const shownRecent = 4

/** Entries of the palette: recent places without a query, else everything that contains every word. */
export function paletteGroups(query: string, commands: Command[], recent: RecentScreen[]): Group[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const fits = ({ label, keywords = [] }: Command) => {
    const text = plain([label, ...keywords].join(' '))
    return words.every(word => text.includes(word))
  }
  const recentCommands = recent
    .slice(0, shownRecent)
    .map(({ path, label }): Command => ({ id: `recent ${path}`, kind: 'place', label, path, icon: Clock }))
  const groups: Group[] = [
    { word: 'recent', commands: words.length === 0 ? recentCommands : [] },
    { word: 'places', commands: commands.filter(command => command.kind === 'place' && fits(command)) },
    { word: 'actions', commands: commands.filter(command => command.kind === 'verb' && fits(command)) },
  ]
  return groups.filter(group => group.commands.length > 0)
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
