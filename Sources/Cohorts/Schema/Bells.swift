extension Step {
  static let bells: StaticString = """
    INSERT INTO schema_step (step) VALUES (4);
    -- Whether a room's presenter was woken since answers were counted last (1), so that of many who
    -- answer at once one wakes the presenter and the others do not.
    CREATE TABLE bell (
      cohort TEXT NOT NULL,
      rung BIGINT NOT NULL,
      PRIMARY KEY (cohort)
    );
    """

  /// Whoever answers rings. A bell that somebody rings for fun has a presenter look in vain, or
  /// from time to time as where nothing is announced: no answer hangs on it.
  static let rightsToBells: StaticString = "GRANT SELECT, UPDATE (rung) ON bell TO PUBLIC;"
}
