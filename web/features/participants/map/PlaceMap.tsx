import { MapPin } from 'lucide-react'
import { Icon } from '#web/ui/Icon.tsx'
import { land } from './land.ts'
import classes from './PlaceMap.module.css'
import { project } from './projection.ts'
import { viewBox } from './view.ts'

type Props = { latitude: number; longitude: number; name: string; label: string }

const size = { width: 640, height: 200 }
/** Pixels per map unit, a tenth of a degree: coasts of the country are in view. */
const scale = 2.4

/** One place on the drawn outline of the land, with its name and a pin in the middle. */
export function PlaceMap({ latitude, longitude, name, label }: Props) {
  const view = { ...project({ latitude, longitude }), scale }
  return (
    <div className={classes.root} role="img" aria-label={label}>
      <svg viewBox={viewBox(view, size)} preserveAspectRatio="xMidYMid slice" className={classes.map} aria-hidden>
        <path d={land} className={classes.land} />
      </svg>
      <span className={classes.pin} aria-hidden>
        <Icon of={MapPin} size={18} />
      </span>
      {name && (
        <span className={classes.name} aria-hidden>
          {name}
        </span>
      )}
    </div>
  )
}
