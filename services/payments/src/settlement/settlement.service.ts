import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { PaymentProvider, type ProviderState } from '../provider/payment-provider.ts'
import { settlePayment, type Settled } from './settle-payment.ts'

/** Asks the provider, then brings our row there. Nothing that a browser says counts. */
@Injectable()
export class Settlement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
  ) {}

  /** The provider's state of an intent, settled here; undefined when the provider does not know it. */
  async ask(intentId: string): Promise<(ProviderState & { settled: Settled }) | undefined> {
    const state = await this.provider.stateOf(intentId)
    return state === undefined ? undefined : { ...state, settled: await this.settle(state) }
  }

  settle(state: ProviderState): Promise<Settled> {
    return this.dataSource.transaction((manager) => settlePayment(manager, state))
  }
}
