import { useWords } from '#web/lib/words/words.ts'
import { deviceOf } from './device.ts'

/** "Chrome on Mac", or the known part of it. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useWords('account')
  return userAgent => {
    const { browser, system } = deviceOf(userAgent)
    if (browser && system) return t('sessions.both', { browser, system })
    return browser ?? system ?? t('sessions.unknown')
  }
}
