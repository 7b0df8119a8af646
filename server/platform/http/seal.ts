import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const mark = 'sealed:'
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'samovar kept replies', 32))

/** Encrypts a text that is kept in the database, so that a copy of the database does not give it away (AES-256-GCM). */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64')
}

/** The text, also one that was never sealed; null if it was sealed under another secret. */
export function unseal(kept: string, secret: string): string | null {
  if (!kept.startsWith(mark)) return kept
  const bytes = Buffer.from(kept.slice(mark.length), 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
