import { CallFailure } from '#web/lib/calls/client.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'

/** Downloads the CSV, telling how many bytes have come. A stream that breaks off is a failure, not a shorter file. */
export async function downloadMembers(
  path: string,
  onProgress: (bytes: number) => void,
): Promise<{ name: string; content: Blob }> {
  const response = await fetchFile(path)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value)
      bytes += part.value.length
      onProgress(bytes)
    }
  } catch (error) {
    throw new CallFailure(0, null, error)
  }
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const name = encoded ? decodeURIComponent(encoded) : 'members.csv'
  return { name, content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) }
}
