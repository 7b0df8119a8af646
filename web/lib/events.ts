/** News that concerns the whole app. The one who tells does not know who listens. */
export type AppEvents = {
  /** The server no longer knows the token. */
  sessionEnded: undefined
  /** Nobody is signed in any more; what was loaded for them goes. */
  signedOut: undefined
  /** No usable answer came: the server is down or cannot be reached. */
  unavailable: { message: string }
  /** An answer came after all. */
  available: undefined
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

/** Returns how to stop listening. */
export function listen<K extends keyof AppEvents>(name: K, listener: (detail: AppEvents[K]) => void): () => void {
  const wrapped = (event: Event) => listener((event as CustomEvent<AppEvents[K]>).detail)
  target.addEventListener(name, wrapped)
  return () => target.removeEventListener(name, wrapped)
}
