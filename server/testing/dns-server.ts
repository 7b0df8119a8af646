import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type DnsServer = {
  /** For `DNS_SERVER`. */
  address: string
  /** TXT records by name; a name that is missing does not exist. */
  texts: Map<string, string[]>
  /** Leaves questions unanswered. */
  isSilent: boolean
  stop(): Promise<void>
}

/** A DNS server on this machine that knows TXT records (RFC 1035), as a stand-in for those of the internet. */
export async function startDnsServer(port = 0): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server: DnsServer = {
    address: '',
    texts: new Map(),
    isSilent: false,
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
  socket.on('message', (question, { port, address }) => {
    if (!server.isSilent) socket.send(answer(question, server.texts), port, address)
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  server.address = `127.0.0.1:${(socket.address() as AddressInfo).port}`
  return server
}

const headerLength = 12
const txt = 16

function answer(question: Buffer, texts: DnsServer['texts']): Buffer {
  const labels: string[] = []
  let at = headerLength
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString('ascii'))
    at += length + 1
  }
  const asked = question.subarray(headerLength, at + 5)
  const found = question.readUInt16BE(at + 1) === txt ? texts.get(labels.join('.').toLowerCase()) : undefined
  const header = Buffer.alloc(headerLength)
  question.copy(header, 0, 0, 2)
  // A response, recursion available; code 3 for a name that does not exist.
  header.writeUInt16BE(found ? 0x8180 : 0x8183, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(found?.length ?? 0, 6)
  return Buffer.concat([header, asked, ...(found ?? []).map(recordOf)])
}

/** The name is a pointer to the question; the text comes in parts of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  const parts: Buffer[] = []
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(txt, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
