import { useLayoutEffect, useState } from 'react'
import type { TourTarget } from '#contract/communities/options.ts'
import { interfaceConstants } from '#contract/limits.ts'
import { type Box, placeBeside, spotOf } from './tourPlace.ts'

type Place = {
  spot: Box | null
  /** Corner of the card; null where its stylesheet knows the place: on phones, and in the middle of the screen. */
  card: Pick<Box, 'left' | 'top'> | null
}

/**
 * The entry of the menu that is visible at this width. On a phone, the button of More has the names of all entries behind it.
 */
function findTarget(target: TourTarget): HTMLElement | undefined {
  const anchors = document.querySelectorAll<HTMLElement>(`[data-tour~="${target}"]`)
  return [...anchors].find(anchor => anchor.getClientRects().length > 0)
}

function placeOf(target: TourTarget, card: HTMLElement): Place {
  const anchor = findTarget(target)
  if (!anchor) return { spot: null, card: null }
  const spot = spotOf(anchor.getBoundingClientRect())
  if (innerWidth < interfaceConstants.narrowWidth) return { spot, card: null }
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  return { spot, card: placeBeside(spot, size, { width: innerWidth, height: innerHeight }) }
}

/** Where spotlight and card are, however the window changes. Null until the card is there to be measured. */
export function useTourPlace(target: TourTarget, card: HTMLElement | null): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    if (!card) return
    findTarget(target)?.scrollIntoView({ block: 'nearest' })
    const measure = () => setPlace(placeOf(target, card))
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(card)
    addEventListener('resize', measure)
    // Scrolling of the menu does not bubble.
    addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, { capture: true })
    }
  }, [target, card])
  return place
}
