import { describe, expect, it } from 'vitest'
import { CallFailure } from '#web/lib/calls/client.ts'
import { createSaver } from './saver.ts'

function setup(send: (what: string) => Promise<unknown>) {
  const queue: string[] = []
  const sent: string[] = []
  const saver = createSaver<string>({
    pending: () => queue[0] ?? null,
    send: async what => {
      await send(what)
      sent.push(what)
    },
    onSaved: () => queue.shift(),
  })
  return { queue, sent, saver }
}

describe('createSaver', () => {
  it('sends until nothing is left, including changes made meanwhile', async () => {
    const { queue, sent, saver } = setup(async what => {
      if (what === 'one') queue.push('two')
    })
    queue.push('one')
    expect(await saver.flush()).toBe(true)
    expect(sent).toEqual(['one', 'two'])
    expect(saver.state.get()).toBe('saved')
  })

  it('runs once at a time', async () => {
    const { queue, sent, saver } = setup(async () => undefined)
    queue.push('one')
    await Promise.all([saver.flush(), saver.flush()])
    expect(sent).toEqual(['one'])
  })

  it('waits when offline, and continues later', async () => {
    let isOnline = false
    const { queue, sent, saver } = setup(async () => {
      if (!isOnline) throw new CallFailure(0, null)
    })
    queue.push('one')
    expect(await saver.flush()).toBe(false)
    expect(saver.state.get()).toBe('waiting')
    isOnline = true
    expect(await saver.flush()).toBe(true)
    expect(sent).toEqual(['one'])
  })

  it('throws what the server refuses', async () => {
    const { queue, saver } = setup(async () => {
      throw new CallFailure(400, { name: 'INVALID_INPUT', message: 'no' })
    })
    queue.push('one')
    await expect(saver.flush()).rejects.toThrow('no')
    expect(saver.state.get()).toBe('idle')
  })
})
