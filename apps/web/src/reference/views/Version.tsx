import { useEffect, useState } from "react";
import { useMessages } from "../messages/index.ts";

/** Which build this is, and whether it is stored for use without a network. */
export function Version() {
  const w = useMessages();
  const [stored, setStored] = useState<boolean | null>(null);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let left = false;
    setStored(navigator.serviceWorker.controller !== null);
    // The worker is ready only when every part of the app has been fetched.
    void navigator.serviceWorker.ready.then(() => !left && setStored(true));
    return () => {
      left = true;
    };
  }, []);
  return (
    <p className="version">
      {w.version} {__TERCIO_VERSION__}
      {stored === null ? null : (
        <>
          <br />
          <span aria-hidden="true">{stored ? "✓" : "…"}</span> {stored ? w.stored : w.storing}
        </>
      )}
    </p>
  );
}
