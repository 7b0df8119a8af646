/** Words of files in chats. */
export const chatFile = {
  attach: 'Attach files',
  files: 'Files to send',
  uploading: 'Uploading… {{percent}}%',
  checking: 'Almost done…',
  progress: 'Upload of {{name}}',
  cancel: 'Cancel the upload of {{name}}',
  remove: 'Remove {{name}}',
  tooLarge: 'Files can have up to {{size}} MB.',
  tooMany_one: 'A message can have {{count}} file at most.',
  tooMany_other: 'A message can have {{count}} files at most.',
  failed: 'Not uploaded.',
  retry: 'Try again',
  drop: 'Drop files to attach them',
  picture: 'Picture {{name}}',
  open: 'Open {{name}}',
  close: 'Close',
  download: 'Download',
  size: {
    kb: '{{count}} KB',
    mb: '{{count}} MB',
  },
}
