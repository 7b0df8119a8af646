/** Events of the whole app. */
type AppEvents = {
  /** The server refused the token. */
  sessionEnded: undefined
  /** Logged out; caches are cleared. */
  signedOut: undefined
  /** No response, or the server is down. */
  unavailable: { message: string }
  /** The server responds again. */
  available: undefined
  /** A part of the screen did not load, and the rest of it stays because of what was typed there. */
  partMissing: { retry: () => void }
  /** The server has another build than that of this page. */
  newBuild: undefined
  openContact: undefined
  openPalette: undefined
}

const target = new EventTarget()

export function broadcast<K extends keyof AppEvents>(
  name: K,
  ...detail: AppEvents[K] extends undefined ? [] : [AppEvents[K]]
): void {
  target.dispatchEvent(new CustomEvent(name, { detail: detail[0] }))
}

/** Returns a function that unsubscribes. */
export function listen<K extends keyof AppEvents>(name: K, listener: (detail: AppEvents[K]) => void): () => void {
  const wrapped = (event: Event) => listener((event as CustomEvent<AppEvents[K]>).detail)
  target.addEventListener(name, wrapped)
  return () => target.removeEventListener(name, wrapped)
}
