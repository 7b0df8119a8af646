import '@mantine/core/styles/Accordion.layer.css'
import { Accordion } from '@mantine/core'
import { useState } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import classes from './FaqPage.module.css'
import { findEntries } from './findEntries.ts'

export function FaqPage() {
  const t = useWords('community')
  const { option, text } = useCommunity()
  const [query, setQuery] = useState('')
  const all = (option('ENABLE_FAQ_AVITO')?.entries ?? []).map(entry => ({
    question: text(entry.question),
    answer: text(entry.answer),
  }))
  if (all.length === 0)
    return <EmptyState level={1} title={t('faq.empty')} text={t('faq.emptyText')} action={<ContactButton />} />
  const found = findEntries(all, query)
  return (
    <div className={classes.page}>
      <PageHeader title={t('faq.title')} />
      <SearchField label={t('faq.search')} value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <EmptyState title={t('faq.nothing')} text={t('faq.nothingText')} action={<ContactButton variant="default" />} />
      ) : (
        <Accordion order={2} classNames={classes} multiple>
          {found.map((entry, index) => (
            <Accordion.Item key={entry.question} value={`entry-${index}`}>
              <Accordion.Control>{entry.question}</Accordion.Control>
              <Accordion.Panel>{entry.answer}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
    </div>
  )
}
