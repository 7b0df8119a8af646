/** Nothing was sent or received for so long: the network is silent. */
const silenceMs = 30_000

/**
 * A request that tells how much of its body was sent, which fetch cannot. Aborted and failed like fetch; it also fails when the network
 * is silent, of which the browser says nothing, and at once when the browser goes offline.
 */
export function upload(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) return aborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (reason: string) => {
      reject(new TypeError(reason))
      request.abort()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(`Nothing was sent or received for ${silenceMs} ms`), silenceMs)
    }
    const goOffline = () => fail('The browser is offline')
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      removeEventListener('offline', goOffline)
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers as Record<string, string>)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('progress', waitOn)
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => reject(new TypeError('The request failed')))
    request.addEventListener('abort', aborted)
    request.addEventListener('loadend', end)
    signal?.addEventListener('abort', abort)
    addEventListener('offline', goOffline)
    waitOn()
    request.send(body as XMLHttpRequestBodyInit)
  })
}
