import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './Invited.module.css'

type Inviter = ReplyOf<Api['invitation']['preview']>['inviter']

/** Inviter, community, and the two ways to join. */
export function Invited({ inviter, email }: { inviter: Inviter; email: string }) {
  const t = useWords('account')
  const community = useCommunity()
  const { name, text, landingCopy, brandConfig, authConfig } = community
  const hasPasswords = authConfig.some(({ authType }) => authType === 'EMAIL')
  const person = inviter && `${inviter.firstName} ${inviter.lastName}`.trim()
  return (
    <Card as="article" isFlush className={classes.root}>
      <Cover cover={brandConfig.cover} seed={name} width={720} height={200} className={classes.cover} isFirst />
      <div className={classes.body}>
        <div className={classes.pair}>
          {inviter && person && <Avatar name={person} src={inviter.avatarUrl} size={88} className={classes.face} />}
          <span className={classes.mark}>
            <Mark community={community} size={88} />
          </span>
        </div>
        <Heading level={1}>
          {person ? t('invitation.byPerson', { name: person }) : t('invitation.byCommunity')}{' '}
          {t('invitation.to', { community: name })}
        </Heading>
        <Text size="body" tone="soft" className={classes.copy}>
          {text(landingCopy)}
        </Text>
        <div className={classes.actions}>
          <LinkButton size="lg" to={hasPasswords ? '/registration' : '/login'} state={{ email }}>
            {t('invitation.join')}
          </LinkButton>
          <LinkButton size="lg" variant="default" to="/login" state={{ email }}>
            {t('invitation.haveAccount')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
