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
