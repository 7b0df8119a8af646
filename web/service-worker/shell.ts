import { scope } from './scope.ts'

/** Scripts and styles of this build, set by the build. */
declare const __FILES__: string[]

const prefix = 'shell-'
/** The names of files have their hash: another build has another list, and a cache of its own. */
const cacheName = prefix + hashOf(__FILES__.join())

/** Any screen starts from this page. It is the same for everybody: nothing personal is in the HTML. */
const page = '/'

/** Paths that are never a screen, as the server has them. */
const notScreens = /^\/(api|assets|files|art|community|dev|docs)(\/|$)|^\/[^/]*\.[a-z0-9]+$/i

export async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([...__FILES__, new Request(page, { cache: 'reload' })])
}

/** Only the current build stays. */
export async function removeOldShells(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter(name => name.startsWith(prefix) && name !== cacheName).map(name => caches.delete(name)),
  )
}

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
    if (path === page && response.ok && !response.redirected) {
      const copy = response.clone()
      await (await caches.open(cacheName)).put(page, copy)
    }
    return response
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(page)
    if (!kept) throw error
    return kept
  }
}

async function openFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
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
