/** The id under which a weapon or special rule stands in the book, is counted by coverage and switched off by knockout. */
export const ruleId = (name: string): string => `t9a.rule.${name}`;
