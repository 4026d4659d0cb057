export * from "./book.ts";
