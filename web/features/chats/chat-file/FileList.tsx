import { ActionIcon } from '@mantine/core'
import { Download, FileText, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChatFile } from '#contract/chats/chat-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ChatFile.module.css'
import { fileSize } from './fileSize.ts'

/** Pictures and files of a message. A picture has its place before it is loaded, so nothing shifts. */
export function FileList({ files, hasText }: { files: ChatFile[]; hasText: boolean }) {
  if (files.length === 0) return null
  return (
    <div className={classes.files} data-above={hasText || undefined}>
      {files.map(file =>
        file.width && file.height ? (
          <Picture key={file.id} file={file} width={file.width} height={file.height} />
        ) : (
          <FileRow key={file.id} file={file} />
        ),
      )}
    </div>
  )
}

type PictureProps = { file: ChatFile; width: number; height: number }

/** The small size; the whole one opens above the page. */
function Picture({ file, width, height }: PictureProps) {
  const t = useWords('chatFile')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" className={classes.picture} aria-label={t('open', { name: file.name })} onClick={open}>
        <img
          src={`${file.url}&size=small`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          style={{ aspectRatio: `${width} / ${height}` }}
        />
      </button>
      <dialog
        ref={dialog}
        className={classes.lightbox}
        aria-label={t('picture', { name: file.name })}
        onClick={event => event.target === dialog.current && dialog.current.close()}
        onKeyDown={event => event.key === 'Escape' && event.stopPropagation()}
        onClose={() => setOpened(false)}
      >
        {isOpened && <img src={file.url} alt={t('picture', { name: file.name })} width={width} height={height} />}
        <span className={classes.tools}>
          <ActionIcon component="a" href={file.url} download={file.name} size={44} aria-label={t('download')}>
            <Icon of={Download} />
          </ActionIcon>
          <ActionIcon size={44} aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon of={X} />
          </ActionIcon>
        </span>
      </dialog>
    </>
  )
}

function FileRow({ file }: { file: ChatFile }) {
  const t = useWords('chatFile')
  const { unit, count } = fileSize(file.bytes)
  return (
    <a className={classes.file} href={file.url} download={file.name}>
      <Icon of={FileText} size={20} />
      <span className={classes.about}>
        <span className={classes.name}>{file.name}</span>
        <span>{t(`size.${unit}`, { count })}</span>
      </span>
    </a>
  )
}
