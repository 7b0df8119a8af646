import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './SendSheet.module.css'

/** Says which links of a letter do not work. Sending does not wait for it. */
export function LinkCheck({ id }: { id: string }) {
  const t = useWords('newsletters')
  const { data, isPending, isError } = useQuery({
    queryKey: ['newsletters', 'links', id],
    queryFn: ({ signal }) => api.newsletter.checkLinks({ id }, { signal }),
    gcTime: 0,
    retry: false,
  })
  if (isError || data?.checked === 0) return null
  if (isPending)
    return (
      <Text size="small" tone="soft">
        {t('send.checking')}
      </Text>
    )
  if (data.broken.length === 0)
    return (
      <Text size="small" tone="soft">
        {t('send.links', { count: data.checked })}
      </Text>
    )
  return (
    <Banner tone="warning" title={t('send.broken', { count: data.broken.length })}>
      <ul className={classes.links}>
        {data.broken.map(({ url, lang, blockId, problem }) => (
          <li key={`${url} ${lang} ${blockId}`}>
            {url}: {t(`send.problem.${problem}`)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
