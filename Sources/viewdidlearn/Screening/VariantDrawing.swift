import Curriculum
import Screening

extension VariantPool {
  /// Draws what is missing of some variants, on all cores.
  ///
  /// - Parameter begin: told of each of them when it is begun, one at a time.
  mutating func draw(
    _ places: some Sequence<Place>, begin: @escaping @Sendable (Place) -> Void = { _ in }
  ) {
    let places = Set(places)
    // The first variant of an item is the model of all others.
    let models = Set(places.map { Place(item: $0.item, number: 0) })
    for some in [models, places.subtracting(models)] {
      drawAll(some) { if places.contains($0) { begin($0) } }
    }
  }

  /// In an order that does not depend on the set's.
  private mutating func drawAll(
    _ places: Set<Place>, _ begin: @escaping @Sendable (Place) -> Void
  ) {
    let missing = places.filter { !hasDrawn($0) }
      .sorted { ($0.item, $0.number) < ($1.item, $1.number) }
    let pool = self
    let drawn = Pool.map(missing, begin: begin) { place in
      let item = pool.blueprint.items.first { $0.id.value == place.item }
      return item.flatMap { pool.drawing($0, number: place.number) }
    }
    for (place, variant) in zip(missing, drawn) { learn(variant, at: place) }
  }
}
