import { createStore } from '#web/lib/store.ts'

/** How often Help was pressed and the tour has not started since. A store, because what starts it may be loaded later than the menu. */
export const tourRequests = createStore(0)

export const requestTour = (): void => tourRequests.update(count => count + 1)
