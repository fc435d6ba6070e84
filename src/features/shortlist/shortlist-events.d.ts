interface WindowEventMap {
  /** The page's script has changed `<html data-kept>`. */
  'shortlist:change': Event;
  /** Asks the page's script to keep these watches instead of those before. */
  'shortlist:write': CustomEvent<readonly string[]>;
}
