import { expect, it } from 'vitest'
import { createLatest } from './latest.ts'

/** Calls that the test answers one by one. */
function createCalls() {
  const calls: { answer: (value: number) => void; fail: () => void }[] = []
  const load = () =>
    new Promise<number>((resolve, reject) => calls.push({ answer: resolve, fail: () => reject(new Error('down')) }))
  const shown: number[] = []
  return { calls, shown, latest: createLatest(load, value => shown.push(value)) }
}
const settle = () => new Promise(resolve => setImmediate(resolve))

it('what is asked for during a call is asked for afterwards, and the older reply is not shown', async () => {
  const { calls, shown, latest } = createCalls()
  void latest.ask()
  void latest.ask()
  void latest.ask()
  expect(calls).toHaveLength(1)
  calls[0]?.answer(0)
  await settle()
  expect(calls).toHaveLength(2)
  expect(shown).toEqual([])
  calls[1]?.answer(1)
  await settle()
  expect(shown).toEqual([1])
  expect(calls).toHaveLength(2)
})

it('a frame during a call keeps its reply from being shown', async () => {
  const { calls, shown, latest } = createCalls()
  void latest.ask()
  latest.tell(1)
  calls[0]?.answer(0)
  await settle()
  calls[1]?.answer(2)
  await settle()
  expect(shown).toEqual([1, 2])
})

it('a frame without a call asks for nothing, and a failed call does not end asking', async () => {
  const { calls, shown, latest } = createCalls()
  latest.tell(1)
  expect(calls).toHaveLength(0)
  void latest.ask()
  calls[0]?.fail()
  await settle()
  expect(calls).toHaveLength(1)
  void latest.ask()
  calls[1]?.answer(3)
  await settle()
  expect(shown).toEqual([1, 3])
})

/** Another call that tells the value. */
function createReply() {
  let answer: (value: number) => void = () => undefined
  const call = new Promise<number>(resolve => {
    answer = resolve
  })
  return { call, answer: (value: number) => answer(value) }
}
const same = (value: number) => value

it('the reply of another call is shown, and makes one under way too old', async () => {
  const { calls, shown, latest } = createCalls()
  const reply = createReply()
  void latest.ask()
  void latest.follow(reply.call, same)
  reply.answer(5)
  await settle()
  calls[0]?.answer(0)
  await settle()
  calls[1]?.answer(6)
  await settle()
  expect(shown).toEqual([5, 6])
})

it('the reply of another call is not shown after a frame that came meanwhile: the server is asked', async () => {
  const { calls, shown, latest } = createCalls()
  const reply = createReply()
  void latest.follow(reply.call, same)
  latest.tell(2)
  reply.answer(1)
  await settle()
  expect(shown).toEqual([2])
  calls[0]?.answer(3)
  await settle()
  expect(shown).toEqual([2, 3])
})

it('two replies that come in the other order end with what the server says', async () => {
  const { calls, shown, latest } = createCalls()
  const [first, second] = [createReply(), createReply()]
  void latest.follow(first.call, same)
  void latest.follow(second.call, same)
  second.answer(2)
  await settle()
  first.answer(1)
  await settle()
  calls[0]?.answer(2)
  await settle()
  expect(shown).toEqual([2, 2])
})

it('a frame and a reply that say the same ask for nothing', async () => {
  const { calls, shown, latest } = createCalls()
  const reply = createReply()
  void latest.follow(reply.call, same)
  latest.tell(2)
  reply.answer(2)
  await settle()
  expect([shown, calls.length]).toEqual([[2], 0])
})

it('who asks during a call waits for the newest reply', async () => {
  const { calls, shown, latest } = createCalls()
  void latest.ask()
  const asked = latest.ask().then(() => shown.push(-1))
  calls[0]?.answer(0)
  await settle()
  calls[1]?.answer(1)
  await asked
  expect(shown).toEqual([1, -1])
})
