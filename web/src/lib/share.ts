/** Hands a link to what the device shares by, or copies it; whether either could be done. */
export async function shareLink(url: string): Promise<boolean> {
  try {
    if (navigator.share) await navigator.share({ title: "Upperhand", url });
    // Over plain http browsers have no clipboard.
    else if (navigator.clipboard) await navigator.clipboard.writeText(url);
    else return false;
    return true;
  } catch {
    return false; // the person thought better of it, or forbade it
  }
}
