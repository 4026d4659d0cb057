/** The address under which a battle goes on by a kept build. */
export const KEPT = /^#\/kept\/([\w.-]+)$/;
