/*
 * The parts of the service worker's scope that are used here. TypeScript has them in a library that cannot be loaded together with the
 * one of pages.
 */

type Waiting = { waitUntil(work: Promise<unknown>): void }

type WindowClient = {
  id: string
  url: string
  visibilityState: DocumentVisibilityState
  focus(): Promise<WindowClient>
  postMessage(message: unknown): void
}

export type WorkerEvents = {
  install: Waiting
  activate: Waiting
  message: Waiting & { data: unknown; source: { id: string } | null }
  fetch: Waiting & { request: Request; respondWith(response: Promise<Response>): void }
  push: Waiting & { data: { json(): unknown } | null }
  notificationclick: Waiting & { notification: Notification }
  pushsubscriptionchange: Waiting & { oldSubscription?: PushSubscription | null }
}

export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>
    openWindow(path: string): Promise<WindowClient | null>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(name: K, listener: (event: WorkerEvents[K]) => void): void
}

export const scope = globalThis as unknown as WorkerScope
