import type { LucideIcon } from 'lucide-react'

/** Something that the command palette offers: a place to go to, or a thing to do. */
export type Command = {
  id: string
  kind: 'place' | 'verb'
  label: string
  icon?: LucideIcon
  /** Other words by which it should be found. */
  keywords?: string[]
} & ({ path: string } | { run: () => void })

/** Asked each time the palette opens, so that labels follow the language and offers follow the rights. */
type CommandSource = () => Command[]

const sources = new Set<CommandSource>()

/** Every capability adds its own places and verbs; returns how to take them back. */
export function addCommands(source: CommandSource): () => void {
  sources.add(source)
  return () => sources.delete(source)
}

export const listCommands = (): Command[] => [...sources].flatMap(source => source())
