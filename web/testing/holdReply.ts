import type { ApiServer } from './apiServer.ts'

/** Calls of this name are answered as of when they come, and the answers kept back until they are released. */
export function holdReply(server: ApiServer, name: string) {
  const usual = server.answers[name]
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  let isAsked = false
  server.answers[name] = async received => {
    const answer = typeof usual === 'function' ? await usual(received) : usual
    isAsked = true
    await isReleased
    return answer ?? { status: 404 }
  }
  return { isAsked: () => isAsked, release: () => release() }
}
