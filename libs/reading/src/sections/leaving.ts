import { isWithoutPost } from '../understanding/asker.ts'
import { isHurtAtWork, leavesHurt } from '../understanding/hard-post.ts'
import { pointsAsked, SURE } from '../understanding/points-asked.ts'
import { ownText } from '../understanding/own-words.ts'
import { questionOf } from '../understanding/understanding.ts'
import { once } from './once.ts'

/** A rank that is asked for with the employer one has. */
const RISE = / (?:promot\S*|designation|padonnati) |पदोन्नति|பதவி உயர்வு|ప్రమోషన్/u

/** True of one who holds a post and speaks of themselves. */
const ownPost = once(({ whole: c }): boolean => {
  const { person } = questionOf(c.input.concern)
  return c.asker.trade === 'post' && c.asker.work === 'livelihood' && !isWithoutPost(c.asker.settled) && person === null
})

/** True of one who is ill treated by those above in the post they hold. */
export const isHurt = once((c): boolean => ownPost(c) && isHurtAtWork(c.whole.input.concern))

/** True of those of them who think of going. */
export const leavesBoss = once((c): boolean => isHurt(c) && leavesHurt(c.whole.input.concern))

/** True of one in a post who asks for another: nobody who leaves an employer is told how to rise under them. */
export const seeksToLeave = once((c): boolean => {
  const { concern } = c.whole.input
  if (!ownPost(c) || RISE.test(ownText(concern))) return false
  return (
    leavesBoss(c) || pointsAsked(concern).some(({ point, likely }) => likely >= SURE && (point === 'work.change' || point === 'work.post'))
  )
})
