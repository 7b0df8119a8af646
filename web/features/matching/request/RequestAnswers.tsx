import { Link } from 'react-router'
import type { RequestAnswer } from '#contract/matching/request.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { photoUrl } from '#web/ui/photo.ts'
import { Text } from '#web/ui/Text.tsx'
import { postedAgo } from './postedAgo.ts'
import classes from './RequestAnswers.module.css'

/** Answers to the own request; each name links to the profile. */
export function RequestAnswers({ answers }: { answers: RequestAnswer[] }) {
  const t = useWords('matching')
  const language = useLanguage()
  return (
    <ul className={classes.root}>
      {answers.map(({ id, author, answer, createdAt }) => {
        const name = `${author.firstName} ${author.lastName}`
        return (
          <li key={id} className={classes.answer}>
            <Avatar name={name} src={author.avatarUrl && photoUrl(author.avatarUrl, 108)} size={32} />
            <div className={classes.words}>
              <Link to={`/u/${author.slug}`} className={classes.name}>
                {name}
              </Link>
              <Text size="caption" tone="quiet">
                {postedAgo(createdAt, Date.now(), language) ?? t('feed.now')}
              </Text>
              <Text tone="soft" className={classes.text}>
                {answer}
              </Text>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
