import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { loadAgain } from './useTopic.ts'

it('what happens during the first load is loaded after it', async () => {
  const queryClient = new QueryClient()
  let count = 0
  let release: () => void = () => undefined
  const first = new Promise<void>(resolve => {
    release = resolve
  })
  const queryKey = ['unread']
  const queryFn = async () => {
    const answered = count
    if (answered === 0) await first
    return answered
  }
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, retry: false })
  const stop = observer.subscribe(() => undefined)
  count = 1
  const loading = loadAgain(queryClient, queryKey)
  release()
  await loading
  expect(observer.getCurrentResult().data).toBe(1)
  stop()
})
