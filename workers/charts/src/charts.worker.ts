import type { Handlers } from '@disha/events/step'
import { Injectable } from '@nestjs/common'
import { ComputeChart } from './compute-chart.step.ts'

/** What the charts queue hears. */
@Injectable()
export class ChartsHandlers implements Handlers<'charts'> {
  readonly 'intake.submitted' = new ComputeChart()
}
