package import ObjectModel

/// The properties of a class in the order in which they were declared, found by their names and by
/// the messages that read and set them.
package struct DraftProperties: RandomAccessCollection, Sendable {
  private var all: [ClassDraft.DraftProperty] = []
  private var places: [String: Int] = [:]
  private var getters: [Selector: Int] = [:]
  private var setters: [Selector: Int] = [:]

  package init(_ properties: [ClassDraft.DraftProperty] = []) {
    for property in properties { declare(property) }
  }

  package var startIndex: Int { all.startIndex }
  package var endIndex: Int { all.endIndex }
  package subscript(place: Int) -> ClassDraft.DraftProperty { all[place] }

  package subscript(name: String) -> ClassDraft.DraftProperty? { places[name].map { all[$0] } }

  /// The property whose value a message answers.
  package func property(readBy selector: Selector) -> ClassDraft.DraftProperty? {
    getters[selector].map { all[$0] }
  }

  /// Whether a message reads a property, or sets one that can be set.
  package func hasAccessor(_ selector: Selector) -> Bool {
    getters[selector] != nil
      || setters[selector].map { !all[$0].property.isReadOnly } ?? false
  }

  /// A property of a name that is there already takes its place.
  package mutating func declare(_ draft: ClassDraft.DraftProperty) {
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
