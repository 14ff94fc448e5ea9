extension Step {
  static let seats: StaticString = """
    INSERT INTO schema_step (step) VALUES (2);
    -- When the answer to a question was shown to the room (0: not yet).
    ALTER TABLE poll ADD COLUMN revealed BIGINT NOT NULL DEFAULT 0;
    -- A learner's terminal in a room: what it has last seen of `class.heard`, the presenter's clock,
    -- so that no two clocks are compared (0: it has left); and the vote, as poll/round, to which an
    -- answer is being typed there (empty: none).
    CREATE TABLE seat (
      cohort TEXT NOT NULL,
      learner TEXT NOT NULL,
      heard BIGINT NOT NULL,
      typing TEXT NOT NULL,
      PRIMARY KEY (cohort, learner)
    );
    """

  /// A learner's terminal writes its own row, and sees no other.
  static let rightsToSeats: StaticString = """
    GRANT SELECT, INSERT, UPDATE ON seat TO PUBLIC;
    ALTER TABLE seat ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON seat USING (learner = learner_of_token());
    """
}
