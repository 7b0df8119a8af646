import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrames, writeFrame } from './stompFrame.ts'

describe('readFrames', () => {
  it('reads command, headers and body', () => {
    expect(readFrames('MESSAGE\ndestination:/topic/x\nmessage-id:1\n\n{"a":1}\0')).toEqual([
      { command: 'MESSAGE', headers: { destination: '/topic/x', 'message-id': '1' }, body: '{"a":1}' },
    ])
  })

  it('reads several frames of one message, and line ends of both kinds', () => {
    const frames = readFrames('\nCONNECTED\r\nversion:1.2\r\n\r\n\0\nRECEIPT\nreceipt-id:7\n\n\0\n')
    expect(frames.map(({ command }) => command)).toEqual(['CONNECTED', 'RECEIPT'])
    expect(frames[0]?.headers).toEqual({ version: '1.2' })
  })

  it.each(['', '\n', '\r\n', '\n\n'])('reads nothing from the heart-beat %j', text => {
    expect(readFrames(text)).toEqual([])
  })

  it('keeps empty lines inside of a body', () => {
    expect(readFrames('MESSAGE\na:b\n\none\n\ntwo\0')[0]?.body).toBe('one\n\ntwo')
  })

  it('takes the first of a repeated header, and leaves out what is none', () => {
    expect(readFrames('MESSAGE\na:1\na:2\nbroken\n\n\0')[0]?.headers).toEqual({ a: '1' })
  })

  it('leaves escapes of CONNECTED as they are', () => {
    expect(readFrames('CONNECTED\nserver:a\\cb\n\n\0')[0]?.headers).toEqual({ server: 'a\\cb' })
  })

  it('reads a command without headers and body', () => {
    expect(readFrames('ERROR\0')).toEqual([{ command: 'ERROR', headers: {}, body: '' }])
  })
})

describe('writeFrame', () => {
  it('escapes headers, except those of CONNECT', () => {
    expect(writeFrame('SUBSCRIBE', { id: 'a:b\n' })).toBe('SUBSCRIBE\nid:a\\cb\\n\n\n\0')
    expect(writeFrame('CONNECT', { host: 'a:1' })).toBe('CONNECT\nhost:a:1\n\n\0')
  })

  it('writes whatever is read back the same', () => {
    const name = fc.stringMatching(/^[a-z:\\-]{1,8}$/)
    const value = fc.string().filter(text => !text.includes('\0'))
    fc.assert(
      fc.property(fc.dictionary(name, value), headers => {
        const [frame] = readFrames(writeFrame('SUBSCRIBE', headers))
        expect({ ...frame?.headers }).toEqual({ ...headers })
      }),
    )
  })
})
