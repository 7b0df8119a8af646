import '@mantine/core/styles/Checkbox.layer.css'
import { ActionIcon, Button, Checkbox, Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Plus, Users, X } from 'lucide-react'
import { useId } from 'react'
import { type NewsletterChannel, newsletterChannels } from '#contract/newsletters/newsletter-fields.ts'
import type { NewsletterRecipients } from '#contract/newsletters/newsletter-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './Recipients.module.css'
import { countQuery, segmentsQuery } from './recipientQueries.ts'

const everybody = { isEveryone: true, segmentIds: [], participantIds: [], filter: null, except: [] }

type Props = {
  recipients: NewsletterRecipients
  channels: NewsletterChannel[]
  onChange: (change: { recipients?: NewsletterRecipients; channels?: NewsletterChannel[] }) => void
}

/** Who gets the letter and how, with the number of people. */
export function Recipients({ recipients, channels, onChange }: Props) {
  const t = useWords('newsletters')
  const label = useId()
  const { data: segments = [] } = useQuery(segmentsQuery)
  const set = (change: Partial<NewsletterRecipients>) => onChange({ recipients: { ...recipients, ...change } })
  const { isEveryone, segmentIds, participantIds, filter, except = [] } = recipients
  const chosen = segments.filter(({ id }) => segmentIds.includes(id))
  const others = segments.filter(({ id }) => !segmentIds.includes(id))
  const toggle = (channel: NewsletterChannel, isOn: boolean) => {
    const next = newsletterChannels.filter(each => (each === channel ? isOn : channels.includes(each)))
    if (next.length > 0) onChange({ channels: next })
  }
  return (
    <div className={classes.root}>
      <Text as="div" size="small" weight="semibold" id={label}>
        {t('editor.to')}
      </Text>
      <ul className={classes.chosen} aria-labelledby={label}>
        {isEveryone && <Chosen name={t('editor.everyone')} onRemove={() => set({ isEveryone: false })} />}
        {chosen.map(({ id, name }) => (
          <Chosen key={id} name={name} onRemove={() => set({ segmentIds: segmentIds.filter(each => each !== id) })} />
        ))}
        {filter && (
          <Chosen
            name={except.length > 0 ? t('editor.ofFilterWithout', { count: except.length }) : t('editor.ofFilter')}
            onRemove={() => set({ filter: null, except: [] })}
          />
        )}
        {participantIds.length > 0 && (
          <Chosen
            name={t('editor.chosen', { count: participantIds.length })}
            onRemove={() => set({ participantIds: [] })}
          />
        )}
        {!isEveryone && (
          <li>
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon of={Users} size={14} />}
              onClick={() => set(everybody)}
            >
              {t('editor.everyone')}
            </Button>
          </li>
        )}
        {others.length > 0 && (
          <li>
            <Menu position="bottom-start" shadow="md" withinPortal={false}>
              <Menu.Target>
                <Button variant="default" size="sm" leftSection={<Icon of={Plus} size={14} />}>
                  {t('editor.addSegment')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {others.map(({ id, name }) => (
                  <Menu.Item key={id} onClick={() => set({ isEveryone: false, segmentIds: [...segmentIds, id] })}>
                    {name}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </li>
        )}
      </ul>
      <Counted recipients={recipients} channels={channels} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser */}
      <div className={classes.channels} role="group" aria-label={t('editor.channels')}>
        {newsletterChannels.map(channel => (
          <Checkbox
            key={channel}
            label={t(`editor.${channel}`)}
            checked={channels.includes(channel)}
            onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
          />
        ))}
      </div>
    </div>
  )
}

function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useWords('newsletters')
  return (
    <li className={classes.chip}>
      <Icon of={Users} size={14} />
      <span>{name}</span>
      <ActionIcon size={28} aria-label={t('editor.removeRecipients', { name })} onClick={onRemove}>
        <Icon of={X} size={14} />
      </ActionIcon>
    </li>
  )
}

function Counted({ recipients, channels }: Pick<Props, 'recipients' | 'channels'>) {
  const t = useWords('newsletters')
  const { isEveryone, segmentIds, participantIds, filter } = recipients
  const isNobody = !isEveryone && segmentIds.length + participantIds.length === 0 && !filter
  const { data } = useQuery({ ...countQuery(recipients, channels), enabled: !isNobody })
  if (isNobody)
    return (
      <Text size="small" tone="soft">
        {t('editor.nobody')}
      </Text>
    )
  if (!data) return <Text size="small">&nbsp;</Text>
  const ways = [
    channels.includes('EMAIL') && t('editor.byEmail', { count: data.byEmail }),
    channels.includes('TELEGRAM') && t('editor.inTelegram', { count: data.inTelegram }),
  ].filter(way => way !== false)
  const left = [
    data.unsubscribed > 0 && t('editor.unsubscribed', { count: data.unsubscribed }),
    data.bounced > 0 && t('editor.bounced', { count: data.bounced }),
  ].filter(sentence => sentence !== false)
  return (
    <Text size="small" tone="soft">
      <span role="status">
        {[`${t('editor.people', { count: data.people })}: ${ways.join(', ')}`, ...left].join('. ')}.
      </span>
    </Text>
  )
}
