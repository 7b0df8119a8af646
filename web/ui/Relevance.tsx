import { useWords } from '#web/lib/words/words.ts'
import { Chip, type ChipTone } from './Chip.tsx'
import { Overlap, type RelevanceLevel } from './Overlap.tsx'

const looks: Record<RelevanceLevel, { tone: ChipTone; one: string; other: string }> = {
  HIGH: { tone: 'brand', one: 'var(--brand)', other: 'var(--accent)' },
  MEDIUM: { tone: 'accent', one: 'var(--accent)', other: 'var(--brand)' },
  LOW: { tone: 'neutral', one: 'var(--ink-3)', other: 'var(--ink-3)' },
}

export function Relevance({ level }: { level: RelevanceLevel }) {
  const t = useWords('ui')
  const { tone, one, other } = looks[level]
  return (
    <Chip tone={tone} icon={<Overlap level={level} size={13} one={one} other={other} />}>
      {t(`relevance.${level}`)}
    </Chip>
  )
}
