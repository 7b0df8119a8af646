import { createPath, type Location, type NavigationType, type Navigator, parsePath, type To } from 'react-router'
import { createStore, useStore } from '../store.ts'

type Place = { action: `${NavigationType}`; location: Location }

/**
 * Where the reader is. It lives beside the session and not in the router's own state, so that a change of both (a sign-out and its
 * way to the login) is seen at once: between the two, a screen would be missing and lead elsewhere.
 */
const place = createStore<Place>({ action: 'POP', location: read() })

/** What follows the browser's own Back and Forward; `leaving.ts` puts itself in between while something is unsaved. */
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

export const usePlace = (): Place => useStore(place)

/** For what leads to another screen without being part of one. */
export function goTo(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) navigator.replace(path)
  else navigator.push(path)
}

/** Where the reader is now, to come back to. */
export const herePath = (): string => location.pathname + location.search + location.hash
