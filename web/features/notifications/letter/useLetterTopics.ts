import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

// Renewed when the channel for letters is switched.
const topicsQuery = queryOptions({
  queryKey: ['notification channels', 'letter topics'],
  queryFn: () => api.letter.listTopics(),
})

/** Topics of letters and their switches. Optimistic update, reverted when the server refuses. */
export function useLetterTopics() {
  const t = useWords('notifications')
  const list = useQuery(topicsQuery)
  const set = (topic: LetterTopic, isOn: boolean) =>
    queries.setQueryData(
      topicsQuery.queryKey,
      known => known && { ...known, topics: known.topics.map(each => (each.topic === topic ? { topic, isOn } : each)) },
    )
  const change = useMutation({
    mutationFn: (input: { topic: LetterTopic; isOn: boolean }) => api.letter.updateTopic(input),
    onMutate: ({ topic, isOn }) => set(topic, isOn),
    onSuccess: () => showToast({ type: 'success', title: t('letters.saved') }),
    onError: (_error, { topic, isOn }) => {
      set(topic, !isOn)
      showToast({ type: 'error', title: t('letters.notSaved') })
    },
  })
  return { list, change: change.mutate }
}
