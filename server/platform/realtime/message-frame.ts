import { randomUUID } from 'node:crypto'
import type { Publication } from './hub.ts'
import { writeFrame } from './stomp-frame.ts'

const process = randomUUID().slice(0, 8)
let count = 0

/** A MESSAGE as the bytes of a whole websocket message, which every socket gets as they are. */
export function messageBytes({ topic, body }: Publication, subscriptionId: string): Buffer {
  count += 1
  const headers = {
    subscription: subscriptionId,
    'message-id': `${process}-${count}`,
    destination: topic,
    'content-type': 'application/json',
  }
  return websocketBytes(writeFrame('MESSAGE', headers, body))
}

/**
 * A whole text message of RFC 6455, as a server sends it. The websocket library frames for one socket at a time; framed once, the
 * bytes serve all of them.
 */
export function websocketBytes(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headBytes = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(headBytes + length)
  bytes[0] = 0x81
  bytes[1] = length < 126 ? length : length < 65_536 ? 126 : 127
  if (headBytes === 4) bytes.writeUInt16BE(length, 2)
  if (headBytes === 10) bytes.writeBigUInt64BE(BigInt(length), 2)
  bytes.write(text, headBytes)
  return bytes
}
