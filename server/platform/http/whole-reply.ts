/** A reply is longer than the caller reads. */
export class ReplyTooLong extends Error {}

/** The reply did not end in time. */
export class ReplyTooLate extends Error {}

/**
 * Reads a reply of `fetch` to its end. The signal of the `fetch` is not enough: with `redirect: 'error'`, Node 20 forgets it once the request
 * was collected as garbage, and the caller would wait for ever for the rest of a reply that stalls.
 */
export async function readWholeReply(
  response: Response,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number },
): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReplyTooLate('the reply did not end in time')), timeoutMs)
  })
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooLate])
      if (done) return Buffer.concat(chunks).toString('utf8')
      size += value.length
      if (size > maxBytes) throw new ReplyTooLong('the reply is too long')
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    // Closes the connection if the reply has not ended.
    await reader.cancel().catch(() => {})
  }
}
