import type { Line } from '../../compose/composer.ts'
import type { KinGround } from '../../rules/grounds.ts'
import type { MainTopic } from '../../rules/witnesses.ts'
import type { ShortConcern } from '../../understanding/subjects.ts'
import type { Item } from './answer-stretches.ts'

/** `gist`: the answer in two or three plain sentences, empty where the first item is plain enough; a line of it may be one of an item's. */
export type Answered = {
  items: Item[]
  topic: MainTopic | null
  told: ShortConcern[]
  gist?: Line[]
  /** those of them that only meet the person, before any answer */
  kind?: Line[]
  /** the shorter concern that was asked about, where no field is */
  leads?: ShortConcern | undefined
  /** a relative's own matter that was asked about, where nothing else leads */
  kin?: KinGround | null
}
