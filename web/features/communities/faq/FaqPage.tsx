import '@mantine/core/styles/Accordion.layer.css'
import { Accordion, Button } from '@mantine/core'
import { Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotFoundPage } from '#web/ui/NotFoundPage.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import classes from './FaqPage.module.css'
import { anchorIn, anchorsOf, findEntries } from './findEntries.ts'

export function FaqPage() {
  const t = useWords('community')
  const { option, text } = useCommunity()
  const [query, setQuery] = useState('')
  const faq = option('ENABLE_FAQ_AVITO')
  if (!faq) return <NotFoundPage />
  const anchors = anchorsOf(faq.entries.map(({ question }) => question.en))
  const all = faq.entries.map((entry, index) => ({
    anchor: anchors[index] ?? '',
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
        <Entries entries={found} />
      )}
    </div>
  )
}

type Entry = { anchor: string; question: string; answer: string }

/** The address names the question that was opened last, so that it can be passed on. */
function Entries({ entries }: { entries: Entry[] }) {
  const t = useWords('community')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const named = anchorIn(hash)
  const [opened, setOpened] = useState<string[]>(named ? [named] : [])
  useEffect(() => {
    if (!named) return
    setOpened(known => (known.includes(named) ? known : [...known, named]))
    document.getElementById(named)?.scrollIntoView({ block: 'nearest' })
  }, [named])
  const change = (next: string[]) => {
    setOpened(next)
    const added = next.find(anchor => !opened.includes(anchor))
    void navigate({ hash: added ?? (next.includes(named) ? named : '') }, { replace: true })
  }
  const copy = async (anchor: string) => {
    const isCopied = await copyText(new URL(`#${anchor}`, location.href).href)
    showToast(isCopied ? { type: 'success', title: t('faq.copied') } : { type: 'error', title: t('faq.notCopied') })
  }
  return (
    <Accordion order={2} classNames={classes} multiple value={opened} onChange={change}>
      {entries.map(({ anchor, question, answer }) => (
        <Accordion.Item key={anchor} id={anchor} value={anchor}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>
            {answer}
            <div className={classes.copy}>
              <Button
                variant="subtle"
                size="sm"
                leftSection={<Icon of={Link2} size={16} />}
                aria-label={`${t('faq.copy')}: ${question}`}
                onClick={() => void copy(anchor)}
              >
                {t('faq.copy')}
              </Button>
            </div>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
