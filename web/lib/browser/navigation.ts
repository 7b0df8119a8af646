import { createPath, type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router'
import { createStore, useStore } from '../store.ts'

type Place = { action: `${NavigationType}`; location: Location }

/**
 * The current location, outside of React like the session, so that a change of both (log-out and redirect to the login)
 * renders at once: in between, the path would have no screen and redirect elsewhere.
 */
const place = createStore<Place>({ action: 'POP', location: read() })

/** Handler of Back and Forward; `unsavedChanges.ts` intercepts it while something is unsaved. */
export const historyMoves = { follow: () => place.set({ action: 'POP', location: read() }) }

addEventListener('popstate', () => historyMoves.follow())

function read(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string }
  return { pathname, search, hash, state: usr, key }
}

const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to)
const newEntry = (state: unknown) => ({ usr: state, key: Math.random().toString(36).slice(2, 10) })

export const navigator: Navigator = {
  createHref: hrefOf,
  go: delta => history.go(delta),
  push: (to, state) => {
    history.pushState(newEntry(state), '', hrefOf(to))
    place.set({ action: 'PUSH', location: read() })
  },
  replace: (to, state) => {
    history.replaceState(newEntry(state), '', hrefOf(to))
    place.set({ action: 'REPLACE', location: read() })
  },
}

export const useCurrentLocation = (): Place => useStore(place)

/** Navigation from outside of components. */
export function goTo(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) navigator.replace(path)
  else navigator.push(path)
}

/** The current path, to return to. */
export const currentPath = (): string => location.pathname + location.search + location.hash
