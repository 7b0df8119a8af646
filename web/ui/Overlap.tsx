import { useId } from 'react'

export type RelevanceLevel = 'HIGH' | 'MEDIUM' | 'LOW'

/** Distance of each circle from the centre: smaller for a better match. */
const distances: Record<RelevanceLevel, number> = { HIGH: 4.2, MEDIUM: 6.6, LOW: 8.8 }

type Props = { level?: RelevanceLevel; size?: number; one?: string; other?: string }

/** Two people as circles; the intersection shows what they share. */
export function Overlap({ level = 'HIGH', size = 18, one = 'var(--brand)', other = 'var(--accent)' }: Props) {
  const id = useId()
  const distance = distances[level]
  const first = { cx: 17 - distance, cy: 10, r: 8 }
  const second = { cx: 17 + distance, cy: 10, r: 8 }
  return (
    <svg width={size * 1.7} height={size} viewBox="0 0 34 20" aria-hidden>
      <clipPath id={id}>
        <circle {...first} />
      </clipPath>
      <circle {...first} fill={one} opacity={0.3} />
      <circle {...second} fill={other} opacity={0.3} />
      <circle {...second} fill={one} clipPath={`url(#${id})`} />
    </svg>
  )
}
