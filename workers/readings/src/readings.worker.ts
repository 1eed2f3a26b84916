import type { Handlers } from '@disha/events/step'
import { Injectable } from '@nestjs/common'
import { WriteReading } from './write-reading.step.ts'

/** What the readings queue hears: whichever of chart and payment comes last, the text is written once. */
@Injectable()
export class ReadingsHandlers implements Handlers<'readings'> {
  private readonly writeReading = new WriteReading()
  readonly 'chart.computed' = this.writeReading
  readonly 'payment.initiated' = this.writeReading
  readonly 'purchase.completed' = this.writeReading
}
