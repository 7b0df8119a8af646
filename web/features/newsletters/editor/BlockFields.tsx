import '@mantine/core/styles/NumberInput.layer.css'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { NewsletterBlock } from '#contract/newsletters/newsletter-content.ts'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './ContentEditor.module.css'
import { PictureFields } from './PictureFields.tsx'
import { isBadLink } from './sendable.ts'

/** The editor's library is large: the page is there before it. */
const RichText = lazyComponent(() => import('./RichText.tsx'), 'RichText')

type Of<K extends NewsletterBlock['kind']> = Extract<NewsletterBlock, { kind: K }>
type FieldsProps<B> = { block: B; onChange: (block: NewsletterBlock) => void }

export function BlockFields({ block, onChange }: FieldsProps<NewsletterBlock>) {
  const t = useWords('newsletters')
  switch (block.kind) {
    case 'text':
      return (
        <Suspense fallback={<div style={{ minHeight: 92 }} />}>
          <RichText
            label={t('editor.kinds.text')}
            placeholder={t('editor.textPlaceholder')}
            value={block.parts}
            onChange={parts => onChange({ ...block, parts })}
          />
        </Suspense>
      )
    case 'heading':
      return (
        <Suspense fallback={<div style={{ minHeight: 68 }} />}>
          <RichText
            isHeading
            label={t('editor.headingLabel')}
            placeholder={t('editor.headingLabel')}
            value={block.inlines.length > 0 ? [{ kind: 'paragraph', inlines: block.inlines }] : []}
            onChange={([part]) => onChange({ ...block, inlines: part?.kind === 'paragraph' ? part.inlines : [] })}
          />
        </Suspense>
      )
    case 'button':
      return <ButtonFields block={block} onChange={onChange} />
    case 'picture':
      return <PictureFields block={block} onChange={onChange} />
    case 'event':
      return <EventFields block={block} onChange={onChange} />
    case 'recommendedContacts':
      return (
        <NumberInput
          label={t('editor.contactsCount')}
          description={t('editor.contactsHint')}
          min={1}
          max={newsletterLimits.contacts}
          allowDecimal={false}
          value={block.count}
          onChange={value => onChange({ ...block, count: Math.min(Number(value) || 1, newsletterLimits.contacts) })}
        />
      )
  }
}

function ButtonFields({ block, onChange }: FieldsProps<Of<'button'>>) {
  const t = useWords('newsletters')
  return (
    <div className={classes.two}>
      <TextInput
        label={t('editor.buttonLabel')}
        maxLength={newsletterLimits.label}
        value={block.label}
        onChange={({ currentTarget }) => onChange({ ...block, label: currentTarget.value })}
      />
      <TextInput
        label={t('editor.buttonUrl')}
        description={t('editor.buttonUrlHint')}
        inputMode="url"
        value={block.url}
        error={isBadLink(block.url) ? t('editor.badLink') : undefined}
        onChange={({ currentTarget }) => onChange({ ...block, url: currentTarget.value })}
      />
    </div>
  )
}

function EventFields({ block, onChange }: FieldsProps<Of<'event'>>) {
  const t = useWords('newsletters')
  const { data } = useQuery({
    queryKey: ['newsletters', 'events'],
    queryFn: ({ signal }) => api.eventList.upcoming({ size: 100 }, { signal }),
  })
  const events = data?.items ?? []
  return (
    <NativeSelect
      label={t('editor.event')}
      description={t('editor.eventHint')}
      value={block.eventId ?? ''}
      data={[
        { value: '', label: data && events.length === 0 ? t('editor.eventNone') : t('editor.problems.noEvent') },
        ...events.map(({ id, title, date }) => ({ value: id, label: date ? `${title} · ${date}` : title })),
      ]}
      onChange={({ currentTarget }) => onChange({ ...block, eventId: currentTarget.value || null })}
    />
  )
}
