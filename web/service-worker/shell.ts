import type { PageMessage, WorkerMessage } from '#web/lib/push/followWorker.ts'
import { scope } from './scope.ts'

/** Scripts and styles of this build, set by the build. */
declare const __FILES__: string[]
/** The script that the page of this build starts with. */
declare const __SCRIPT__: string

const prefix = 'shell-'
/** The names of files have their hash: another build has another list, and a cache of its own. */
const cacheName = prefix + hashOf(__FILES__.join())

/** Any screen starts from this page. It is the same for everybody: nothing personal is in the HTML. */
const page = '/'

/** Paths that are never a screen, as the server has them. */
const notScreens = /^\/(api|assets|files|art|community|dev|docs)(\/|$)|^\/[^/]*\.[a-z0-9]+$/i

/** A note of each page that was open when this worker took over, by its id, until it proves to be of this build. */
const formerPage = '/former-pages/'

/** Fails while another server responds with the page of another build; the browser tries again later. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(__FILES__)
  if (!(await keepPage(await fetch(page, { cache: 'reload' })))) throw new Error('The page is of another build')
}

/** Returns whether it was kept: the page of another build would not find its files here. */
async function keepPage(response: Response): Promise<boolean> {
  const copy = response.clone()
  if (!response.ok || response.redirected || !(await response.text()).includes(__SCRIPT__)) return false
  await (await caches.open(cacheName)).put(page, copy)
  return true
}

/** Any page that is open now may be of an earlier build; it learns that there is another, and says which one is its own. */
export async function takeOver(): Promise<void> {
  const cache = await caches.open(cacheName)
  const pages = await listPages()
  await Promise.all(pages.map(({ id }) => cache.put(formerPage + id, new Response())))
  await removeOldShells()
  await scope.clients.claim()
  const message: WorkerMessage = { type: 'started', script: __SCRIPT__ }
  for (const each of pages) each.postMessage(message)
}

/** A page tells its build when it is opened, and when another worker has taken over. */
export async function followPage(message: unknown, pageId: string | undefined): Promise<void> {
  const { type, script } = (message ?? {}) as Partial<PageMessage>
  if (type !== 'opened') return
  if (script === __SCRIPT__) await (await caches.open(cacheName)).delete(formerPage + pageId)
  await removeOldShells()
}

/** Only the current build stays, once no former page is open. */
async function removeOldShells(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== cacheName)
  if (names.length === 0) return
  const cache = await caches.open(cacheName)
  const notes = await Promise.all((await listPages()).map(({ id }) => cache.match(formerPage + id)))
  if (notes.some(note => note)) return
  await Promise.all(names.map(name => caches.delete(name)))
}

const listPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The answer from here, if any; replies of the API and files of people always come from the server. */
export function answerOf(request: Request): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return null
  if (request.mode === 'navigate') return notScreens.test(url.pathname) ? null : openPage(request, url.pathname)
  return url.pathname.startsWith('/assets/') ? openFile(request) : null
}

/** From the server as long as it can be reached: no screen of an earlier build is shown then. */
async function openPage(request: Request, path: string): Promise<Response> {
  try {
    const response = await fetch(request)
    if (path === page) await keepPage(response.clone())
    return response
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(page)
    if (!kept) throw error
    return kept
  }
}

async function openFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  // An earlier build may have it.
  const kept = (await cache.match(request.url)) ?? (await caches.match(request.url))
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}

/** FNV-1a, to tell one build from another. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
