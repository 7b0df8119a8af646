import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { MenuEntry } from './menu.ts'

export function useMenuLabel(): (entry: MenuEntry) => string {
  const t = useWords('menu')
  const { text } = useCommunity()
  return ({ label }) => (typeof label === 'string' ? t(`menu.${label}`) : text(label))
}
