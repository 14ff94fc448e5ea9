/// Where entries were sealed behind the last line of a record, and could not be written: a key seals
/// nothing else there.
public struct TriedPlaces: Sendable {
  /// Milliseconds of the clock on the wall.
  private var walls: Set<Int> = []

  public init() {}

  /// The entries as they are to be sealed, all of one moment: where something was sealed at that
  /// moment they stand the fewest milliseconds later that it takes.
  public mutating func take(_ entries: [Entry]) -> [Entry] {
    guard let first = entries.first else { return [] }
    var late = 0
    while !walls.insert(first.at.wall + late).inserted { late += 1 }
    return entries.map { entry in
      var entry = entry
      entry.at.wall += late
      return entry
    }
  }
}
