import { Fragment, type ReactNode } from 'react'
import { GoogleButton } from '#web/features/auth/provider/GoogleButton.tsx'
import { OAuth2Button } from '#web/features/auth/provider/OAuth2Button.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AccessCodeForm } from './AccessCodeForm.tsx'
import { Divider } from './Divider.tsx'
import { EmailForm } from './EmailForm.tsx'
import classes from './LoginForm.module.css'
import { dividerBefore, type MethodBlock, methodBlocks } from './methodBlocks.ts'
import { NoMethod } from './NoMethod.tsx'
import type { TypedEmail } from './typedEmail.ts'

/** Sign-in methods in the community's order. The first one has the filled button. */
export function LoginMethods(typed: TypedEmail) {
  const t = useWords('auth')
  const { authConfig } = useCommunity()
  const blocks = methodBlocks(authConfig)
  if (blocks.length === 0) return <NoMethod />
  const firstForm = blocks.find(({ kind }) => kind === 'email' || kind === 'NONE')
  return (
    <div className={classes.methods}>
      {blocks.map((block, index) => {
        const word = dividerBefore(block, blocks[index - 1])
        return (
          <Fragment key={block.kind}>
            {word && <Divider>{t(`login.${word}`)}</Divider>}
            {formOf(block, block === firstForm, typed)}
          </Fragment>
        )
      })}
    </div>
  )
}

function formOf(block: MethodBlock, isFirst: boolean, typed: TypedEmail): ReactNode {
  switch (block.kind) {
    case 'email':
      return <EmailForm {...block} {...typed} isFirst={isFirst} />
    case 'NONE':
      return <AccessCodeForm isFirst={isFirst} />
    case 'GOOGLE':
      return <GoogleButton />
    case 'OAUTH2':
      return <OAuth2Button />
  }
}
