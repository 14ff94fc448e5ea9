import ObjectModel

/// The properties of a class in the order in which they were declared, found by their names and by
/// the messages that read and set them.
struct DraftProperties: RandomAccessCollection, Sendable {
  private var all: [ClassDraft.DraftProperty] = []
  private var places: [String: Int] = [:]
  private var getters: [Selector: Int] = [:]
  private var setters: [Selector: Int] = [:]

  init(_ properties: [ClassDraft.DraftProperty] = []) {
    for property in properties { declare(property) }
  }

  var startIndex: Int { all.startIndex }
  var endIndex: Int { all.endIndex }
  subscript(place: Int) -> ClassDraft.DraftProperty { all[place] }

  subscript(name: String) -> ClassDraft.DraftProperty? { places[name].map { all[$0] } }

  /// The property whose value a message answers.
  func property(readBy selector: Selector) -> ClassDraft.DraftProperty? {
    getters[selector].map { all[$0] }
  }

  /// Whether a message reads a property, or sets one that can be set.
  func hasAccessor(_ selector: Selector) -> Bool {
    getters[selector] != nil
      || setters[selector].map { !all[$0].property.isReadOnly } ?? false
  }

  /// A property of a name that is there already takes its place.
  mutating func declare(_ draft: ClassDraft.DraftProperty) {
    let place = places[draft.property.name] ?? all.count
    if place == all.count {
      all.append(draft)
    } else {
      getters[all[place].property.getter] = nil
      setters[all[place].property.setter] = nil
      all[place] = draft
    }
    places[draft.property.name] = place
    getters[draft.property.getter] = place
    setters[draft.property.setter] = place
  }
}
