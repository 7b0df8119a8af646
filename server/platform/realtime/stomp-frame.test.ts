import { FrameImpl, Parser } from '@stomp/stompjs'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { type Frame, FrameReader, ProtocolError, writeFrame } from './stomp-frame.ts'

const limits = { frameBytes: 1000, headerBytes: 200 }
const read = (...parts: string[]): Frame[] => {
  const reader = new FrameReader(limits)
  return parts.flatMap(part => reader.push(Buffer.from(part)))
}
const plain = ({ command, headers, body }: Frame) => ({ command, headers: Object.fromEntries(headers), body })

describe('reading frames', () => {
  it('reads command, headers and body', () => {
    expect(read('SEND\ndestination:/topic/a\nreceipt:1\n\nhello\0').map(plain)).toEqual([
      { command: 'SEND', headers: { destination: '/topic/a', receipt: '1' }, body: 'hello' },
    ])
  })

  it('reads lines that end with carriage return and line feed', () => {
    expect(read('SUBSCRIBE\r\nid:0\r\n\r\n\0').map(plain)).toEqual([
      { command: 'SUBSCRIBE', headers: { id: '0' }, body: '' },
    ])
  })

  it('reads a frame that arrives byte by byte, with heart-beats before it', () => {
    const text = '\n\r\n\nSEND\nx:1\n\nпривет\0'
    const reader = new FrameReader(limits)
    const frames = [...Buffer.from(text)].flatMap(byte => reader.push(Buffer.from([byte])))
    expect(frames.map(plain)).toEqual([{ command: 'SEND', headers: { x: '1' }, body: 'привет' }])
  })

  it('reads lines that are cut between carriage return and line feed', () => {
    const text = '\r\nSEND\r\nx:1\r\n\r\na\0\r\nSEND\r\n\r\n\0'
    const reader = new FrameReader(limits)
    const frames = [...Buffer.from(text)].flatMap(byte => reader.push(Buffer.from([byte])))
    expect(frames.map(plain)).toEqual([
      { command: 'SEND', headers: { x: '1' }, body: 'a' },
      { command: 'SEND', headers: {}, body: '' },
    ])
  })

  it('reads the headers of a frame once, in however many parts its body comes', () => {
    const reader = new FrameReader({ frameBytes: 100_000, headerBytes: 10_000 })
    const names = Array.from({ length: 1000 }, (_, at) => `h${at}:\n`).join('')
    const read = vi.spyOn(Buffer.prototype, 'toString')
    reader.push(Buffer.from(`SEND\n${names}\n`))
    const before = read.mock.calls.length
    for (let at = 0; at < 1000; at++) reader.push(Buffer.from('a'))
    expect(read.mock.calls.length).toBe(before)
    read.mockRestore()
    expect(reader.push(Buffer.from('\0'))[0]?.body).toHaveLength(1000)
  })

  it('reads several frames of one message', () => {
    expect(read('A\n\n\0\n\nB\n\nb\0C\n\n\0').map(({ command, body }) => command + body)).toEqual(['A', 'Bb', 'C'])
  })

  it('reads zero bytes in a body with a length', () => {
    expect(read('SEND\ncontent-length:3\n\na\0b\0')[0]?.body).toBe('a\0b')
  })

  it('keeps the first of a repeated header', () => {
    expect(read('SEND\na:1\na:2\n\n\0')[0]?.headers.get('a')).toBe('1')
  })

  it('resolves escapes, but not in CONNECT', () => {
    expect(read('SEND\na\\cb:\\n\\r\\\\\n\n\0')[0]?.headers.get('a:b')).toBe('\n\r\\')
    expect(read('CONNECT\npasscode:a\\c\n\n\0')[0]?.headers.get('passcode')).toBe('a\\c')
  })

  test.each([
    ['a header without a colon', 'SEND\nabc\n\n\0'],
    ['an unknown escape', 'SEND\na:\\t\n\n\0'],
    ['an escape at the end', 'SEND\na:\\\n\n\0'],
    ['a length that is no number', 'SEND\ncontent-length:-1\n\n\0'],
    ['a body that is longer than its length', 'SEND\ncontent-length:1\n\nab\0'],
    ['a body over the limit', `SEND\n\n${'a'.repeat(1001)}`],
    ['a length over the limit', 'SEND\ncontent-length:999999\n\n'],
    ['headers over the limit', `SEND\na:${'a'.repeat(300)}`],
  ])('refuses %s', (_what, text) => {
    expect(() => read(text)).toThrow(ProtocolError)
  })

  it('reads and writes like the client library, for any headers and bodies, however it is cut', () => {
    // The client library escapes values only, and trims them.
    const value = fc.string({ maxLength: 20, unit: 'binary' }).map(text => `<${text}>`)
    const header = fc.stringMatching(/^[a-z]{1,10}$/)
    const given = fc.record({
      headers: fc.dictionary(header, value, {
        maxKeys: 4,
        noNullPrototype: true,
      }),
      body: fc.string({ maxLength: 100, unit: 'binary' }),
      cut: fc.nat(50),
    })
    fc.assert(
      fc.property(given, ({ headers, body, cut }) => {
        const theirs = Buffer.from(
          FrameImpl.marshall({ command: 'SEND', headers, body, escapeHeaderValues: true }) as string,
        )
        const reader = new FrameReader({ frameBytes: 10_000, headerBytes: 10_000 })
        const frames = [...reader.push(theirs.subarray(0, cut)), ...reader.push(theirs.subarray(cut))]
        expect(frames).toHaveLength(1)
        expect(frames[0]?.body).toBe(body)
        for (const [name, value] of Object.entries(headers)) expect(frames[0]?.headers.get(name)).toBe(value)
        const read: unknown[] = []
        const parser = new Parser(
          frame => read.push(FrameImpl.fromRawFrame(frame, true)),
          () => {},
        )
        parser.parseChunk(writeFrame('MESSAGE', headers, body))
        expect(read).toEqual([
          expect.objectContaining({ command: 'MESSAGE', body, headers: expect.objectContaining(headers) }),
        ])
      }),
      { numRuns: 150 },
    )
  })
})
