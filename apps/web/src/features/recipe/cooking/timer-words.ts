/** Remaining time as on a clock: 209,000 ms is "3:29", 3,600,000 ms is "1:00:00". A started second counts in full. */
export function timerWords(leftMs: number): string {
  const total = Math.ceil(leftMs / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = String(total % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
