import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { TelegramGroup } from '../telegram-group/TelegramGroup.tsx'
import { FailedDeliveries } from './FailedDeliveries.tsx'
import { Workspaces } from './Workspaces.tsx'

/** Part of the admin area: the group and workspaces of the community, and messages that did not arrive. */
export function MessengersView() {
  const t = useWords('channels')
  if (!hasPermission(useSession(), 'CAN_MANAGE_COMMUNITY')) return <NoPermission />
  return (
    <div className={settings.root}>
      <PageHeader title={t('admin.title')} text={t('admin.linkText')} />
      <TelegramGroup />
      <Workspaces />
      <FailedDeliveries />
    </div>
  )
}
