import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu } from '@mantine/core'
import type { ReactElement } from 'react'
import { type CalendarEvent, googleCalendarLink, outlookCalendarLink } from '#contract/events/calendar-links.ts'
import type { Event } from '#contract/events/event.ts'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

/** The file is fetched with the session: the location in it is as the caller may see it. */
async function downloadFile({ id, slug }: Event): Promise<void> {
  const file = await fetchFile(`/api/event/${id}/calendar.ics`)
  saveFile(`${slug}.ics`, await file.blob())
}

/** Ways to put the event into a calendar. The child is the button that opens the menu. */
export function CalendarMenu({ event, children }: { event: Event; children: ReactElement }) {
  const t = useWords('event')
  const ui = useWords('ui')
  const { communityUrl } = useCommunity()
  const entry: CalendarEvent = { ...event, url: String(new URL(`/event/${event.slug}`, communityUrl)) }
  const [google, outlook] = [googleCalendarLink(entry), outlookCalendarLink(entry)]
  const download = () => void downloadFile(event).catch(() => showToast({ type: 'error', title: ui('notLoaded') }))
  return (
    <Menu position="bottom-start" width={280} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={download}>{t('calendar.file')}</Menu.Item>
        {google && (
          <Menu.Item component="a" href={google} target="_blank" rel="noreferrer">
            {t('calendar.google')}
          </Menu.Item>
        )}
        {outlook && (
          <Menu.Item component="a" href={outlook} target="_blank" rel="noreferrer">
            {t('calendar.outlook')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
