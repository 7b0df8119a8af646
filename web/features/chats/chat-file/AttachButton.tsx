import { ActionIcon, Loader } from '@mantine/core'
import { CircleAlert, FileText, Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ChatFile.module.css'
import type { Uploads } from './useUploads.ts'

/** Chooses files from the device. */
export function AttachButton({ uploads }: { uploads: Uploads }) {
  const t = useWords('chatFile')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionIcon size={38} aria-label={t('attach')} onClick={() => input.current?.click()}>
        <Icon of={Paperclip} size={19} />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={event => {
          uploads.add(event.currentTarget.files ?? [])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Files of the message that is being written, with what went wrong. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useWords('chatFile')
  if (uploads.list.length === 0) return null
  return (
    <ul className={classes.uploads} aria-label={t('files')}>
      {uploads.list.map(({ key, given, file, problem, share }) => (
        <li key={key} className={classes.upload} data-failed={problem !== null || undefined}>
          <span className={classes.sign} aria-hidden>
            {problem ? <Icon of={CircleAlert} /> : file ? <Icon of={FileText} /> : <Loader size={16} />}
          </span>
          <span className={classes.about}>
            <span className={classes.name}>{file?.name ?? given.name}</span>
            {problem && <span role="alert">{problem}</span>}
            {!problem && !file && <Progress name={given.name} share={share} />}
          </span>
          {problem && (
            <button type="button" className={classes.link} onClick={() => uploads.retry(key)}>
              {t('retry')}
            </button>
          )}
          <ActionIcon
            aria-label={t(file || problem ? 'remove' : 'cancel', { name: given.name })}
            onClick={() => uploads.remove(key)}
          >
            <Icon of={X} size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

/** Once all is sent, the server still looks at the file. */
function Progress({ name, share }: { name: string; share: number }) {
  const t = useWords('chatFile')
  const percent = Math.floor(share * 100)
  return (
    <>
      <span>{percent < 100 ? t('uploading', { percent }) : t('checking')}</span>
      <progress className={classes.progress} aria-label={t('progress', { name })} max={100} value={percent} />
    </>
  )
}
