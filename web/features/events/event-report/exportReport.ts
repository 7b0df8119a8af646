import { CallFailure } from '#web/lib/calls/client.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'

export type Exported = { name: string; content: Blob }

/** Downloads the CSV, telling how many bytes have come. A stream that breaks off is a failure, not a shorter file. */
export async function exportReport(eventId: string, onProgress: (bytes: number) => void): Promise<Exported> {
  const response = await fetchFile(`/api/event/${encodeURIComponent(eventId)}/report/export?format=csv`)
  const content = await readAll(response, onProgress).catch(error => {
    throw new CallFailure(0, null, error)
  })
  return { name: fileNameOf(response), content }
}

async function readAll(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onProgress(bytes)
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

function fileNameOf({ headers }: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'participants.csv'
}
