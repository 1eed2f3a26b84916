import { attachment } from './attachment.ts'

describe('the name of a download', () => {
  it('stands in any script beside a plain one', () => {
    expect(attachment('disha-report.pdf', 'disha-report-Meera Rao.pdf')).toBe(
      `attachment; filename="disha-report.pdf"; filename*=UTF-8''disha-report-Meera%20Rao.pdf`,
    )
    expect(attachment('a.pdf', 'மீரா.pdf')).toBe(`attachment; filename="a.pdf"; filename*=UTF-8''${encodeURIComponent('மீரா.pdf')}`)
  })

  it('holds nothing that a header or a file system would trip over', () => {
    const header = attachment('a.pdf', '../..\\x"\r\nSet-Cookie: a=b;\u202Efdp.exe*(1)\'!\u0000.pdf')
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    const name = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)![1]!)
    expect(name).not.toMatch(/[\r\n"\\/:*\u202E\u0000]/)
  })
})
