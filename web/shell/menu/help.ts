import { broadcast } from '#web/lib/events.ts'

let startTour: (() => void) | null = null

/** The guided tour announces itself here while it can be started. */
export function offerTour(start: (() => void) | null): void {
  startTour = start
}

/** Help is the tour where there is one, else the people behind the community. */
export function startHelp(): void {
  if (startTour) startTour()
  else broadcast('openContact')
}
