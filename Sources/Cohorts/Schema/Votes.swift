extension Step {
  static let votes: StaticString = """
    INSERT INTO schema_step (step) VALUES (3);
    -- Which vote on its question a round belongs to, from 1: the calls of a drive are rounds of one
    -- vote, and what nobody answered is none (0: a vote by itself, as rounds were before this step).
    ALTER TABLE poll ADD COLUMN vote BIGINT NOT NULL DEFAULT 0;
    """
}
