import { openDB } from "idb";

const database = () => openDB("tercio", 1, { upgrade: (db) => void db.createObjectStore("saves") });

/** Keeps the running battle in the browser; a full or forbidden store loses nothing but the autosave. */
export async function keep(text: string): Promise<void> {
  try {
    await (await database()).put("saves", text, "running");
  } catch (error) {
    console.warn("the battle could not be kept in this browser", error);
  }
}

export async function kept(): Promise<string | null> {
  try {
    return ((await (await database()).get("saves", "running")) as string | undefined) ?? null;
  } catch {
    return null;
  }
}
