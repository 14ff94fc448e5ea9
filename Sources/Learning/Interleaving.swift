extension [Course.Item] {
  /// The items in their order, but no two of one skill in a row, as far as that can be; what has no
  /// skill is told apart by its lesson or quiz.
  package var interleaved: [Course.Item] {
    var mixed: [Course.Item] = []
    var held: [Course.Item] = []
    for item in self {
      held = (held + [item]).filter { !mixed.take($0) }
    }
    return mixed + held
  }

  /// Puts an item as far behind as it fits; false when it fits nowhere.
  private mutating func take(_ item: Course.Item) -> Bool {
    let place = (0...count).reversed().first { place in
      !(place > 0 && self[place - 1].resembles(item))
        && !(place < count && self[place].resembles(item))
    }
    guard let place else { return false }
    insert(item, at: place)
    return true
  }
}

extension Course.Item {
  fileprivate func resembles(_ other: Course.Item) -> Bool {
    skills.isEmpty || other.skills.isEmpty
      ? source == other.source : !Set(skills).isDisjoint(with: other.skills)
  }
}
