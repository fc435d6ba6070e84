import { type DetailName, type Wish, wishes } from '../../contract/inquiries.ts';

export type Question = Exclude<DetailName, 'wish'> | 'message' | 'photographs';

/** What the form asks, in its order, and for which wishes. */
export const questions: Readonly<Record<Question, readonly Wish[]>> = {
  maker: wishes,
  model: wishes,
  year: wishes,
  tradeFor: ['trade'],
  price: ['sell'],
  budget: ['find'],
  message: wishes,
  photographs: ['sell', 'trade'],
};

export const questionNames = Object.keys(questions) as Question[];

/** What is asked if there are watches to trade for, or none. */
export function questionsFor(tradeOptions: readonly unknown[]): Question[] {
  return questionNames.filter((name) => name !== 'tradeFor' || tradeOptions.length > 0);
}
