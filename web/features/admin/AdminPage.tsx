import { Navigate, useSearchParams } from 'react-router'
import { DescriptionForm } from '#web/features/communities/community-setting/DescriptionForm.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useSlot } from '#web/shell/capabilities.tsx'
import { hasPermission } from '#web/shell/capability.ts'
import { NoPermission } from '#web/ui/NoPermission.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './AdminPage.module.css'
import { FactCard } from './FactCard.tsx'

/** The first screen of the admin area. Organisers have their events here. Older letters link to an option as `?part=`. */
export function AdminPage() {
  const session = useSession()
  const { mode, isAdmin } = session
  const [query] = useSearchParams()
  const [organised] = useSlot('organised')
  const part = query.get('part')
  if (mode === 'organiser' && organised) return <organised.component />
  if (!isAdmin) return <NoPermission />
  if (part) return <Navigate to={`/admin/options/${encodeURIComponent(part)}`} replace />
  return hasPermission(session, 'CAN_MANAGE_COMMUNITY') ? <DescriptionForm /> : <Overview />
}

/** Data of the community, for those who may not change it. */
function Overview() {
  const t = useWords('admin')
  const shell = useWords('shell')
  const community = useCommunity()
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={classes.grid}>
        <FactCard
          title={t('description')}
          facts={[
            [t('nameEn'), community.title.en],
            [t('nameRu'), community.title.ru],
            [t('about'), community.text(community.landingCopy)],
          ]}
        />
        <FactCard
          title={t('addresses')}
          facts={[
            [t('address'), community.communityUrl],
            [t('domain'), community.domain],
            [t('customDomain'), community.customDomain ?? t('none')],
            [t('sender'), community.senderEmail ?? t('none')],
            [t('contact'), community.links.contact],
          ]}
        />
        <FactCard
          title={t('rules')}
          facts={[
            [t('languages'), community.langChoices.map(language => shell(`language.${language}`)).join(', ')],
            [t('timeZone'), community.timeZone],
            [t('transparent'), yesNo(community.transparent)],
            [t('approval'), yesNo(community.approvalRequired)],
            [t('signIn'), community.authConfig.map(({ authType }) => authType).join(', ')],
          ]}
        />
      </div>
    </>
  )
}
