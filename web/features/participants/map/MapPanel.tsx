import { ActionIcon } from '@mantine/core'
import { Minus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Bubble } from './Bubble.tsx'
import { CityPanel } from './CityPanel.tsx'
import { type Cluster, clusterCities } from './clusters.ts'
import { land } from './land.ts'
import classes from './MapPanel.module.css'
import { project } from './projection.ts'
import { useMapView } from './useMapView.ts'
import { isClosest, toFrame, viewBox } from './view.ts'

export type CityCount = { city: string; latitude: number; longitude: number; count: number }

type Props = { cities: CityCount[]; onShow: (city: string) => void }

const bubbleDistance = 52
const step = 1.8
const closer = 2.5
/** From this scale on there is room for names. */
const namesFrom = 0.7

/** Participants by city on a map that is drawn locally, without external services. */
export function MapPanel({ cities, onShow }: Props) {
  const t = useWords('participants')
  const points = useMemo(
    () => cities.map(({ city, count, ...place }) => ({ city, count, ...project(place) })),
    [cities],
  )
  const { frame, size, view, drag, zoom } = useMapView(points)
  const [chosenCity, setChosenCity] = useState<string | null>(null)
  const chosen = cities.find(({ city }) => city === chosenCity)
  const clusters = size && view ? clusterCities(points, bubbleDistance / view.scale) : []

  const open = (cluster: Cluster) => {
    if (cluster.cities.length > 1 && view && !isClosest(view)) zoom(closer, cluster)
    else setChosenCity(cluster.city)
  }
  return (
    <section className={classes.root} aria-label={t('map.title')}>
      <div ref={frame} className={classes.frame} {...drag}>
        {size && view && (
          <>
            <svg className={classes.land} viewBox={viewBox(view, size)} aria-hidden>
              <path d={land} vectorEffect="non-scaling-stroke" />
            </svg>
            {clusters.map(cluster => (
              <Bubble
                key={cluster.city}
                cluster={cluster}
                place={toFrame(cluster, view, size)}
                size={size}
                isChosen={cluster.city === chosenCity}
                isNamed={view.scale >= namesFrom && cluster.cities.length === 1}
                onOpen={() => open(cluster)}
              />
            ))}
          </>
        )}
      </div>
      <div className={classes.zoom}>
        <ActionIcon variant="default" size={40} aria-label={t('map.closer')} onClick={() => zoom(step)}>
          <Icon of={Plus} />
        </ActionIcon>
        <ActionIcon variant="default" size={40} aria-label={t('map.farther')} onClick={() => zoom(1 / step)}>
          <Icon of={Minus} />
        </ActionIcon>
      </div>
      {chosen ? (
        <CityPanel city={chosen} onShow={() => onShow(chosen.city)} onClose={() => setChosenCity(null)} />
      ) : (
        <p className={classes.hint}>{t('map.hint')}</p>
      )}
    </section>
  )
}
