import { useRef, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { FormPart } from './formPart.ts'

/** Reads a map link into the address. Parts that the link does not have stay as they are typed. */
export function useMapsLink({ set, values }: FormPart<'mapsLink'>) {
  const failures = useWords('failures')
  const [found, setFound] = useState<'address' | 'point' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  /** Leaving the field after Enter would read the same link again. */
  const last = useRef(values.mapsLink.trim())

  const reset = () => {
    setFound(null)
    setProblem(null)
    last.current = ''
  }
  async function read(text: string): Promise<void> {
    const link = text.trim()
    if (link === '' || link === last.current) return
    last.current = link
    setReading(true)
    setProblem(null)
    try {
      const { latitude, longitude, timeZone, ...address } = await api.mapsLink.read({ link })
      const filled = Object.fromEntries(Object.entries(address).filter(([, part]) => part !== ''))
      set({ ...filled, latitude: String(latitude), longitude: String(longitude), ...(timeZone && { timeZone }) })
      setFound(address.addressLine === '' ? 'point' : 'address')
    } catch (error) {
      last.current = ''
      const isExplained = error instanceof CallFailure && !error.isUnavailable && error.message !== ''
      setProblem(isExplained ? error.message : failures('UNAVAILABLE'))
    } finally {
      setReading(false)
    }
  }
  return { found, problem, isReading, reset, read }
}
