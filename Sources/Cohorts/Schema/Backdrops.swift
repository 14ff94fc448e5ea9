extension Step {
  static let backdrops: StaticString = """
    INSERT INTO schema_step (step) VALUES (5);
    -- The group that a learner was dealt, as class/part/group (empty: none so far).
    ALTER TABLE seat ADD COLUMN dealt TEXT NOT NULL DEFAULT '';
    -- What stands before the room while it is asked nothing, as JSON (empty: what nobody is told of).
    ALTER TABLE class ADD COLUMN backdrop TEXT NOT NULL DEFAULT '';
    """
}
