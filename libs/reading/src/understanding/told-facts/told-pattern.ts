/** How a kind of told thing is heard: both are held against a sentence, and then a clause, as `plainText` gives it. */
export type ToldPattern = { hears: RegExp; unless?: RegExp }
