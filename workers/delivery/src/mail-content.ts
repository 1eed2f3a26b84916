/** A mail before it has a recipient. */
export type MailContent = {
  subject: string
  html: string
  text: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}
