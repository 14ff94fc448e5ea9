let pairs = Dictionary(uniqueKeysWithValues: [("a", 1), ("a", 2)])  // fails: Fatal error: Duplicate values for key: 'a'
