import { describe, expect, test } from 'vitest'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import { shownName } from './chat-file-name.ts'

describe('the name that people see', () => {
  test.each([
    ['plan.pdf', 'application/pdf', 'plan.pdf'],
    ['Plan.PDF', 'application/pdf', 'Plan.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo', 'image/jpeg', 'photo.jpg'],
    ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
    ['page.html', 'text/plain', 'page.html.txt'],
    ['notes.md', 'text/plain', 'notes.md'],
    ['server.log', 'text/plain', 'server.log'],
    ['list.csv', 'text/csv', 'list.csv'],
    ['all.zip', 'application/zip', 'all.zip'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx'],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'a.xlsx'],
    ['a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'a.pptx'],
    ['a.docx', 'application/zip', 'a.docx.zip'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\files\\plan.pdf', 'application/pdf', 'plan.pdf'],
    ['gpj.\u202efdp.exe', 'image/png', 'gpj.fdp.exe.png'],
    ['a\u0000b\r\nc.png', 'image/png', 'abc.png'],
    ['two  words .png', 'image/png', 'two words .png'],
    ['.pdf', 'application/pdf', 'file.pdf'],
    ['..', 'application/pdf', 'file.pdf'],
    ['...plan...', 'application/pdf', 'plan.pdf'],
    ['Смета на чай.pdf', 'application/pdf', 'Смета на чай.pdf'],
  ])('of %j as %s is %j', (given, type, shown) => {
    expect(shownName(given, type)).toBe(shown)
  })

  test('is cut at the limit, and keeps its ending', () => {
    expect(shownName(`${'я'.repeat(200)}.pdf`, 'application/pdf')).toBe(`${'я'.repeat(chatLimits.fileName - 4)}.pdf`)
  })
})
