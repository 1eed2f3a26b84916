import type { Language } from '@disha/contracts/language'
import { User } from '@disha/database/intake/user.entity'
import type { EventRecord } from '@disha/events/publish'
import { TryLater, type Loaded, type Step } from '@disha/events/step'
import type { EntityManager } from 'typeorm'
import { claimDelivery, markSent, releaseClaim, wasSent, type ClaimedDelivery, type DeliveryKey } from './claim-delivery.ts'
import type { MailContent } from './mail-content.ts'
import type { MailTransport } from './mail-transport.ts'

export type MailEvent = { userId: string; revision: number; language: Language }

export type Addressed = { key: DeliveryKey; user: User }

/** What every mail step works with. */
export type MailContext = { manager: EntityManager; transport: MailTransport; siteUrl: string; mailDomain: string; operatorEmail: string }

/** One job, one mail, one recipient: claimed before it is sent, noted once it is accepted. */
export abstract class MailStep<Payload extends MailEvent> implements Step<
  Payload,
  { payload: Payload; addressed: Addressed },
  ClaimedDelivery
> {
  constructor(protected readonly context: MailContext) {}

  /** Whom this mail goes to, or why it cannot go yet; undefined when it must not go at all. */
  protected abstract address(manager: EntityManager, payload: Payload, user: User): Promise<DeliveryKey | { notYet: string } | undefined>

  /** The mail itself; runs only once the claim is held. */
  protected abstract compose(payload: Payload, addressed: Addressed): Promise<MailContent>

  /** What becomes true in the transaction that notes the mail as sent. */
  protected sent(_manager: EntityManager, _payload: Payload): Promise<EventRecord[]> {
    return Promise.resolve([])
  }

  async load(manager: EntityManager, payload: Payload): Promise<Loaded<{ payload: Payload; addressed: Addressed }>> {
    const user = await manager.findOneBy(User, { id: payload.userId })
    // erased since
    if (user === null) return { kind: 'done', followUps: [] }
    const key = await this.address(manager, payload, user)
    if (key === undefined) return { kind: 'done', followUps: [] }
    if ('notYet' in key) return { kind: 'notYet', why: key.notYet }
    if (await wasSent(manager, key)) return { kind: 'done', followUps: [] }
    return { kind: 'work', input: { payload, addressed: { key, user } } }
  }

  async work({ payload, addressed }: { payload: Payload; addressed: Addressed }): Promise<ClaimedDelivery> {
    const { manager, transport, mailDomain } = this.context
    const claim = await claimDelivery(manager, addressed.key, mailDomain)
    if (claim === undefined) throw new TryLater('another worker has claimed this mail')
    try {
      await transport.send(addressed.key.address, claim.messageId, await this.compose(payload, addressed))
    } catch (error) {
      await releaseClaim(manager, claim)
      throw error
    }
    return claim
  }

  async store(manager: EntityManager, payload: Payload, claim: ClaimedDelivery): Promise<EventRecord[]> {
    return (await markSent(manager, claim)) ? this.sent(manager, payload) : []
  }
}
