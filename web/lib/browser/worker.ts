/** Scripts of the development server change all the time: nothing is kept of them, and no worker runs. */
const isOffered = (): boolean => 'serviceWorker' in navigator && !import.meta.env.DEV

let registering: Promise<ServiceWorkerRegistration | null> | undefined

/** The service worker of this site, registered once per page; null where the browser has none. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!isOffered()) return Promise.resolve(null)
  registering ??= navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).then(
    registration => registration ?? null,
    () => {
      registering = undefined
      return null
    },
  )
  return registering
}

/** Resolves when a worker is active. */
export async function activeServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await registerServiceWorker()) && navigator.serviceWorker.ready
}
