import { ActionIcon, UnstyledButton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Template } from '#contract/newsletters/template.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './NewslettersPage.module.css'
import { refreshNewsletters, templatesQuery } from './queries.ts'

/** Choice of what a new newsletter begins with. */
export function StartSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const { data: templates = [] } = useQuery({ ...templatesQuery, enabled: isOpen })
  const { problem, isBusy, attempt } = useAttempt()
  const key = useRef(newIdempotencyKey())

  const start = (templateId?: string) =>
    void attempt(async () => {
      const { id } = await api.newsletter.create(templateId ? { templateId } : {}, { idempotencyKey: key.current })
      key.current = newIdempotencyKey()
      void refreshNewsletters(queries)
      goTo(`/admin/newsletters/${id}`)
    })
  const remove = (template: Template) =>
    void attempt(async () => {
      await api.template.remove({ id: template.id })
      await queries.invalidateQueries(templatesQuery)
      showToast({ type: 'success', title: t('start.removed') })
    })
  const groups = [
    { title: t('start.own'), templates: templates.filter(({ isOwn }) => isOwn) },
    { title: t('start.ours'), templates: templates.filter(({ isOwn }) => !isOwn) },
  ].filter(group => group.templates.length > 0)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('start.title')} text={t('start.text')}>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <div className={classes.choices}>
        <UnstyledButton className={classes.choiceButton} data-busy={isBusy || undefined} onClick={() => start()}>
          <Text weight="semibold">{t('start.empty')}</Text>
          <Text size="small" tone="quiet">
            {t('start.emptyText')}
          </Text>
        </UnstyledButton>
        {groups.map(group => (
          <div key={group.title} className={classes.group}>
            <Heading level={3} size="item">
              {group.title}
            </Heading>
            <ul className={classes.choices}>
              {group.templates.map(template => (
                <li key={template.id} className={classes.choice}>
                  <UnstyledButton
                    className={classes.choiceButton}
                    data-busy={isBusy || undefined}
                    onClick={() => start(template.id)}
                  >
                    <Text weight="semibold">{template.name}</Text>
                    <Text size="small" tone="quiet">
                      {template.content.en?.subject || template.content.ru?.subject}
                    </Text>
                  </UnstyledButton>
                  {template.isOwn && (
                    <ActionIcon
                      size={42}
                      aria-label={t('start.remove', { name: template.name })}
                      onClick={() => remove(template)}
                    >
                      <Icon of={Trash2} />
                    </ActionIcon>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  )
}
