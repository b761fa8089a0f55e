/** Whether this device has a dialog for sharing. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Copies a link; returns whether that worked. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false; // on plain http browsers have no clipboard
  }
}

/** Passes a link to the device's share dialog, or copies it; returns whether one of the two worked. */
export async function shareLink(url: string): Promise<boolean> {
  try {
    if (navigator.share) await navigator.share({ title: "Upperhand", url });
    // On plain http browsers have no clipboard.
    else if (navigator.clipboard) await navigator.clipboard.writeText(url);
    else return false;
    return true;
  } catch {
    return false; // the person cancelled it, or does not allow it
  }
}
