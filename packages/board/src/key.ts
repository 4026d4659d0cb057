/** Names a piece as long as the battle lasts: the number that rules and answers know it by, or a word for a place. */
export type PieceKey = number | string;
