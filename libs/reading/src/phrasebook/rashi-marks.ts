/** The unseen sign after a rashi's name: private use, U+E000 for Mesha to U+E00B for Mina. */
export const RASHI_MARKS = /[\ue000-\ue00b]/g

/** True for a text with at least one mark. */
export const HAS_MARK = /[\ue000-\ue00b]/

export const rashiMark = (sign: number): string => String.fromCharCode(0xe000 + sign)
