import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { localeOf } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import classes from './MemberImport.module.css'
import { importQuery, importsQuery } from './queries.ts'

const maxBytes = 10 * 1024 * 1024

/** The first step of an import: a file; below it, earlier imports. */
export function MemberImportPage() {
  const t = useWords('memberImport')
  return (
    <>
      <BackLink to="/admin/crm">{t('back')}</BackLink>
      <PageHeader title={t('title')} text={t('text')} />
      <ImportSteps current="upload" />
      <FileCard />
      <EarlierImports />
    </>
  )
}

function FileCard() {
  const t = useWords('memberImport')
  const queryClient = useQueryClient()
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const [isOver, setOver] = useState(false)
  const [name, setName] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (!file) return
    if (/\.(xlsx?|ods|numbers|pdf)$/i.test(file.name)) return setProblem(t('upload.notCsv'))
    if (file.size > maxBytes) return setProblem(t('upload.tooLarge'))
    setName(file.name)
    void attempt(async () => {
      const made = await api.memberImport.upload({ file, fileName: file.name.slice(0, 200) })
      queryClient.setQueryData(importQuery(made.id).queryKey, made)
      goTo(`/admin/crm/import/${made.id}`)
    })
  }
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <Heading level={2} size="item">
          {t('upload.title')}
        </Heading>
        <Text tone="soft">{t('upload.text')}</Text>
        <div className={classes.choose}>
          <Button leftSection={<Icon of={Upload} size={16} />} loading={isBusy} onClick={() => input.current?.click()}>
            {t('upload.choose')}
          </Button>
          <Text tone="quiet" as="span" className={classes.dropHint ?? ''}>
            {t('upload.drop')}
          </Text>
        </div>
        <div role="status">{isBusy && <Text tone="soft">{t('upload.uploading', { name })}</Text>}</div>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label={t('upload.choose')}
          onChange={event => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            take(file)
          }}
        />
      </div>
    </>
  )
}

function EarlierImports() {
  const t = useWords('memberImport')
  const language = useLanguage()
  const { data } = useQuery(importsQuery)
  if (!data || data.items.length === 0) return null
  return (
    <section className={classes.earlier}>
      <Heading level={2} size="item">
        {t('earlier')}
      </Heading>
      <Card isFlush>
        <ul className={classes.list}>
          {data.items.map(({ id, fileName, status, rows, createdAt }) => (
            <li key={id}>
              <Link to={`/admin/crm/import/${id}`} className={classes.file}>
                {fileName || 'CSV'}
              </Link>
              <Text size="small" tone="soft" as="span">
                {t('rows', { count: rows })} ·{' '}
                {new Date(createdAt).toLocaleDateString(localeOf(language), {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                })}
              </Text>
              <Chip tone={status === 'DONE' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Chip>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
