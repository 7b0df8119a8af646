import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const linkLifeMs = 15 * 60_000

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What a link is for: one for a group links no account, and the other way round. */
export type LinkPurpose = 'telegram link' | 'telegram group link'

const signatureOf = (content: Buffer, secret: string, purpose: LinkPurpose): Buffer =>
  createHmac('sha256', secret).update(`${purpose} `).update(content).digest().subarray(0, 12)

/** Signed nonce in the link to the bot: who asked for it, where, and until when. Telegram takes at most 64 characters. */
export function linkNonce(
  userId: string,
  communityId: string,
  secret: string,
  now: Date,
  purpose: LinkPurpose = 'telegram link',
): string {
  const until = Buffer.alloc(4)
  until.writeUInt32BE(Math.floor((now.getTime() + linkLifeMs) / 1000))
  const content = Buffer.concat([bytesOf(userId), bytesOf(communityId), until])
  return Buffer.concat([content, signatureOf(content, secret, purpose)]).toString('base64url')
}

/** Null unless it was signed here. `isExpired` is told apart, since its community is known. */
export function readNonce(
  nonce: string,
  secret: string,
  now: Date,
  purpose: LinkPurpose = 'telegram link',
): { userId: string; communityId: string; isExpired: boolean } | null {
  if (!/^[\w-]{64}$/.test(nonce)) return null
  const bytes = Buffer.from(nonce, 'base64url')
  const content = bytes.subarray(0, 36)
  if (!timingSafeEqual(signatureOf(content, secret, purpose), bytes.subarray(36))) return null
  return {
    userId: idOf(content.subarray(0, 16)),
    communityId: idOf(content.subarray(16, 32)),
    isExpired: content.readUInt32BE(32) * 1000 <= now.getTime(),
  }
}

/** Used nonces are kept as hashes. */
export const nonceHash = (nonce: string): string => createHash('sha256').update(nonce).digest('hex')

/** In constant time. */
export function isSecret(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map(each => createHash('sha256').update(each).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

export type Command = { name: 'start' | 'stop' | 'week' | 'help'; argument: string }

/** `/week@bot` is the same as `/week`; whatever is no command asks for help. */
export function readCommand(text: string): Command {
  const [, name = '', argument = ''] = /^\/([a-z]+)(?:@\w+)?(?:\s+(\S+))?/.exec(text.trim()) ?? []
  const known = ['start', 'stop', 'week'] as const
  return { name: known.find(each => each === name) ?? 'help', argument }
}
