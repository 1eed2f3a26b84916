/** A file for study in another country that waits for its answer, and the seat at home that is held against it. */
const FILE_RUNS =
  / visa (?:\S+ ){0,6}?(?:process\S*|pending|waiting|awaited|applied|submitted|filed|decision|biometrics?|not (?:yet )?come|delay\S*|stuck) | (?:file|application) (?:is |was |has been )?(?:submitted|lodged|pending|(?:under|in) process) | (?:applied|filed|waiting|submitted|lodged) (?:\S+ ){0,5}?visa /
const SEAT_HERE =
  / (?:admission|admissions|seat|college|course|degree|study|studies|btech|b tech|ba|bsc|b sc|bcom|b com|bba|bca) (?:\S+ ){0,3}?(?:here|in india|at home|in my (?:city|town|district)|locally|nearby|itself) | (?:here|in india|local(?:ly)?|indian|nearby) (?:\S+ ){0,4}?(?:admission|seat|college|course|degree|study|btech|b tech|ba|bsc|bcom|bba|bca) /
const OR = / (?:or|ya|otherwise|meanwhile|till then|until then|side by side|backup|as well|also) /

/** True of plain words that hold a seat at home against a visa which has not come. */
export const weighsSeatAgainstVisa = (text: string): boolean =>
  text.includes(' visa ') && FILE_RUNS.test(text) && SEAT_HERE.test(text) && OR.test(text)
