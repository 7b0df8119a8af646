/* Texts of a message, encoded in one pass: nodemailer reads each of them several times, which takes most of its time with a letter. */

const [tab, newline, carriageReturn, space, equals, tilde] = [0x09, 0x0a, 0x0d, 0x20, 0x3d, 0x7e]
const digits = Buffer.from('0123456789ABCDEF', 'latin1')

/** Longest line of an encoded text without its end (RFC 2045). */
const longestLine = 76

/** A part of a message with its own header. */
export function textPart(kind: 'plain' | 'html', text: string): { raw: Buffer } {
  const bytes = Buffer.from(text.replace(/\r\n?|\n/g, '\r\n'), 'utf8')
  const isBase64 = isShorterInBase64(bytes)
  const header = `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: ${isBase64 ? 'base64' : 'quoted-printable'}\r\n\r\n`
  return { raw: Buffer.concat([Buffer.from(header, 'latin1'), isBase64 ? base64(bytes) : quotedPrintable(bytes)]) }
}

/** True of a text in another alphabet than Latin. A Latin one stays readable in the source of the message. */
function isShorterInBase64(bytes: Buffer): boolean {
  let encoded = 0
  for (const byte of bytes) if (byte > tilde) encoded++
  return encoded * 6 > bytes.length
}

const base64 = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n'), 'latin1')

function quotedPrintable(bytes: Buffer): Buffer {
  // Each byte takes at most three, and a line of text at least 60 of its 76 places before it is broken.
  const out = Buffer.allocUnsafe(bytes.length * 3 + Math.ceil(bytes.length / 20) * 3 + 3)
  let [size, lineStart] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === carriageReturn && bytes[at + 1] === newline) {
      out[size++] = carriageReturn
      out[size++] = newline
      lineStart = size
      at++
      continue
    }
    const isKept = byte > space ? byte <= tilde && byte !== equals : isKeptBlank(byte, bytes[at + 1])
    // One place is left for the sign of a broken line; a character of several bytes is not divided.
    const needed = isKept ? 1 : 3 * bytesOfCharacter(byte)
    if (size - lineStart + needed >= longestLine) {
      out[size++] = equals
      out[size++] = carriageReturn
      out[size++] = newline
      lineStart = size
    }
    if (isKept) out[size++] = byte
    else {
      out[size++] = equals
      out[size++] = digits[byte >> 4] as number
      out[size++] = digits[byte & 15] as number
    }
  }
  return out.subarray(0, size)
}

/** A blank at the end of a line would be lost on the way. */
const isKeptBlank = (byte: number, next: number | undefined): boolean =>
  (byte === space || byte === tab) && next !== undefined && next !== carriageReturn

/** Of its first byte; the others count as one, and have room already. */
const bytesOfCharacter = (first: number): number => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4)
