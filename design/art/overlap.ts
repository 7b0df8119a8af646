import { idFor, paint, svg } from './svg.ts'

export type OverlapLevel = 'HIGH' | 'MEDIUM' | 'LOW'

/** Distance of each circle from the centre: smaller for a better match. */
const distances: Record<OverlapLevel, number> = { HIGH: 4.2, MEDIUM: 6.6, LOW: 8.8 }

/** Two people as circles; the intersection shows what they share. */
export function overlapSvg(level: OverlapLevel, one = 'var(--brand)', other = 'var(--accent)'): string {
  const distance = distances[level]
  const id = idFor('overlap', [level, one, other])
  const first = `cx="${17 - distance}" cy="10" r="8"`
  const second = `cx="${17 + distance}" cy="10" r="8"`
  return svg(
    34,
    20,
    `<defs><clipPath id="${id}"><circle ${first}/></clipPath></defs>` +
      `<circle ${first} fill="${paint(one)}" opacity=".3"/>` +
      `<circle ${second} fill="${paint(other)}" opacity=".3"/>` +
      `<circle ${second} fill="${paint(one)}" clip-path="url(#${id})"/>`,
  )
}
