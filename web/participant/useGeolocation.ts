import { useState } from 'react'
import type { City } from '#contract/participants/city.ts'
import { api } from '#web/lib/calls/api.ts'

const locate = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!navigator.geolocation) reject(new Error('No geolocation'))
    else navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 })
  })

/** Rounded to about a kilometre: enough for the nearest city, without revealing the street. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

/** City at the browser's location. */
export function useGeolocation(onFound: (city: City) => void) {
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const look = async () => {
    setState('looking')
    try {
      const { coords } = await locate()
      const city = await api.city.nearest({ latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) })
      setState(city ? 'idle' : 'failed')
      if (city) onFound(city)
    } catch {
      setState('failed')
    }
  }
  return {
    isLooking: state === 'looking',
    hasFailed: state === 'failed',
    find: () => void look(),
    /** Clears the error when the user types. */
    clearError: () => setState('idle'),
  }
}
