import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { newsletterLimits } from '#contract/newsletters/newsletter-fields.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { refreshNewsletters } from '../newsletter/queries.ts'

type Props = { id: string; subject: string; canRemove: boolean; onBefore?: () => Promise<unknown> }

/** Duplicate, keep as template, delete. `onBefore` saves what was typed last. */
export function DraftMenu({ id, subject, canRemove, onBefore }: Props) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const [open, setOpen] = useState<'template' | 'remove' | null>(null)
  const [name, setName] = useState('')
  const { problem, isBusy, attempt } = useAttempt()

  const duplicate = () =>
    void attempt(async () => {
      await onBefore?.()
      const copy = await api.newsletter.duplicate({ id })
      void refreshNewsletters(queries)
      goTo(`/admin/newsletters/${copy.id}`)
    })
  const saveTemplate = () =>
    void attempt(async () => {
      await onBefore?.()
      await api.template.create({ newsletterId: id, name })
      showToast({ type: 'success', title: t('menu.templateSaved') })
      setOpen(null)
    })
  const remove = () =>
    void attempt(async () => {
      await api.newsletter.remove({ id })
      void refreshNewsletters(queries)
      showToast({ type: 'success', title: t('menu.removed') })
      goTo('/admin/newsletters', { replace: true })
    })
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label={t('menu.more')}>
            <Icon of={Ellipsis} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon of={Copy} size={16} />} onClick={duplicate}>
            {t('menu.duplicate')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon of={BookmarkPlus} size={16} />}
            onClick={() => {
              setName(subject.slice(0, newsletterLimits.templateName))
              setOpen('template')
            }}
          >
            {t('menu.template')}
          </Menu.Item>
          {canRemove && (
            <Menu.Item leftSection={<Icon of={Trash2} size={16} />} onClick={() => setOpen('remove')}>
              {t('menu.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Sheet
        isOpen={open === 'template'}
        onClose={() => setOpen(null)}
        title={t('menu.template')}
        actions={
          <Button loading={isBusy} disabled={name.trim() === ''} onClick={saveTemplate}>
            {t('menu.save')}
          </Button>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <TextInput
          label={t('menu.templateName')}
          maxLength={newsletterLimits.templateName}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Sheet>
      <Sheet
        isOpen={open === 'remove'}
        onClose={() => setOpen(null)}
        title={t('menu.removeTitle')}
        text={t('menu.removeText')}
        actions={
          <>
            <Button variant="subtle" onClick={() => setOpen(null)}>
              {t('menu.cancel')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={remove}>
              {t('menu.remove')}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </Sheet>
    </>
  )
}
