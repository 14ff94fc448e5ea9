import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime
import Syntax

// What a view that takes text asks and tells its delegate when editing begins and ends.
//
// Apple's page of UITextField, "Text field life cycle": it asks before it becomes first responder and
// tells when the keyboard has been called, and likewise when it resigns.
/// What the delegate of a field is asked and told of editing.
private struct EditingMessages {
  let shouldBegin, didBegin, shouldEnd, didEnd: Selector

  static let all: [String: EditingMessages] = [
    "UITextField": EditingMessages(of: "textField"),
    "UITextView": EditingMessages(of: "textView"),
    "UISearchBar": EditingMessages(of: "searchBar", did: "searchBarText"),
  ]

  /// A search bar's messages begin with another word when they tell than when they ask.
  private init(of name: String, did: String? = nil) {
    shouldBegin = Selector(name + "ShouldBeginEditing:")
    didBegin = Selector((did ?? name) + "DidBeginEditing:")
    shouldEnd = Selector(name + "ShouldEndEditing:")
    didEnd = Selector((did ?? name) + "DidEndEditing:")
  }
}

extension Turn {
  /// Whether a responder is the first from now on: it may not want to, or who is it may refuse to
  /// end.
  package mutating func becomeFirstResponder(_ id: ObjectID) throws(Fault) -> Bool {
    guard simulation.interface.views[id] == nil || simulation.window(of: id) != nil,
      try send("canBecomeFirstResponder", to: .object(id), from: .uikit).isTrue
    else { return false }
    let old = simulation.interface.firstResponder
    if old == id { return true }
    if let messages = simulation.editingMessages(of: id), try refuses(messages.shouldBegin, id) {
      return false
    }
    if let old, let messages = simulation.editingMessages(of: old),
      try refuses(messages.shouldEnd, old)
    {
      return false
    }
    simulation.interface.firstResponder = id
    try moveKeyboard()
    if let old { try tellOfEnd(old) }
    try tellOfBegin(id)
    return true
  }

  /// Whether a responder is the first no more. Who is forced is asked as well, and does not refuse.
  package mutating func resignFirstResponder(_ id: ObjectID, isForced: Bool) throws(Fault) -> Bool {
    guard simulation.interface.firstResponder == id else { return true }
    if let messages = simulation.editingMessages(of: id), try refuses(messages.shouldEnd, id),
      !isForced
    {
      return false
    }
    simulation.interface.firstResponder = nil
    try moveKeyboard()
    try tellOfEnd(id)
    return true
  }

  /// Who has no such method does not refuse.
  private mutating func refuses(_ question: Selector, _ id: ObjectID) throws(Fault) -> Bool {
    try tell("delegate", of: id, question).map { !$0.isTrue } ?? false
  }

  /// The delegate, then targets, then observers; the last two only of a text field.
  private mutating func tellOfBegin(_ id: ObjectID) throws(Fault) {
    guard let messages = simulation.editingMessages(of: id), simulation.isAlive(id) else { return }
    try tell("delegate", of: id, messages.didBegin)
    guard simulation.isKind(id, of: "UITextField") else { return }
    try sendActions(of: id, for: .editingDidBegin)
    try post("UITextFieldTextDidBeginEditingNotification", from: .object(id))
  }

  /// From iOS 10 on a field says why, and only to who does not ask for that what it said before.
  private mutating func tellOfEnd(_ id: ObjectID) throws(Fault) {
    guard let messages = simulation.editingMessages(of: id), simulation.isAlive(id) else { return }
    let isField = simulation.isKind(id, of: "UITextField")
    let saysWhy = isField && simulation.version >= UIKitVersion(10)
    let isTold =
      saysWhy
      ? try tell("delegate", of: id, "textFieldDidEndEditing:reason:", [.int(0)]) != nil : false
    if !isTold { try tell("delegate", of: id, messages.didEnd) }
    guard isField else { return }
    try sendActions(of: id, for: .editingDidEnd)
    try post("UITextFieldTextDidEndEditingNotification", from: .object(id))
  }
}

extension Simulation {
  /// Nil for what takes no text.
  fileprivate func editingMessages(of id: ObjectID) -> EditingMessages? {
    EditingMessages.all.first { isKind(id, of: $0.key) }?.value
  }

  /// Whether a person types into it.
  package func takesText(_ id: ObjectID) -> Bool { editingMessages(of: id) != nil }
}
