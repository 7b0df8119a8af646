import { useWords } from '#web/lib/words/words.ts'
import classes from './Bubble.module.css'
import type { Cluster } from './clusters.ts'
import type { Point } from './projection.ts'
import type { Size } from './view.ts'

type Props = { cluster: Cluster; place: Point; size: Size; isChosen: boolean; isNamed: boolean; onOpen: () => void }

/** A city or a cluster of cities with its count; nothing outside the frame. */
export function Bubble({ cluster, place, size, isChosen, isNamed, onOpen }: Props) {
  const t = useWords('participants')
  if (place.x < 0 || place.y < 0 || place.x > size.width || place.y > size.height) return null
  const others = cluster.cities.length - 1
  const parts = [
    cluster.city,
    ...(others > 0 ? [t('map.cities', { count: others })] : []),
    t('map.people', { count: cluster.count }),
  ]
  return (
    <button
      type="button"
      className={classes.root}
      style={{ left: place.x, top: place.y, '--size': `${diameter(cluster.count)}px` }}
      aria-label={parts.join(', ')}
      aria-pressed={isChosen}
      title={cluster.city}
      onClick={onOpen}
    >
      {cluster.count}
      {isNamed && <span className={classes.name}>{cluster.city}</span>}
    </button>
  )
}

/** The area grows with the count, within limits. */
const diameter = (count: number) => Math.round(Math.min(50, 26 + 3.2 * Math.sqrt(count)))
