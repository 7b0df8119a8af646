import { useWords } from '#web/lib/words/words.ts'
import { Overlap, type RelevanceLevel } from './Overlap.tsx'
import { Pill, type PillTone } from './Pill.tsx'

const looks: Record<RelevanceLevel, { tone: PillTone; one: string; other: string }> = {
  HIGH: { tone: 'brand', one: 'var(--brand)', other: 'var(--accent)' },
  MEDIUM: { tone: 'accent', one: 'var(--accent)', other: 'var(--brand)' },
  LOW: { tone: 'neutral', one: 'var(--ink-3)', other: 'var(--ink-3)' },
}

export function Relevance({ level }: { level: RelevanceLevel }) {
  const t = useWords('ui')
  const { tone, one, other } = looks[level]
  return (
    <Pill tone={tone} icon={<Overlap level={level} size={13} one={one} other={other} />}>
      {t(`relevance.${level}`)}
    </Pill>
  )
}
