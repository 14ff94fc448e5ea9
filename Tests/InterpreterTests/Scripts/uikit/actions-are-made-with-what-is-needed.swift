let delete = UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") }  // prints: deleted
print(delete.title, delete.attributes == .destructive, delete.state == .off)  // prints: Delete true true
let marked = UIAction(title: "Mark", image: nil, state: .on) { action in print(action.title) }  // prints: Marked
print(marked.state.rawValue)  // prints: 1
marked.state = .mixed
marked.title = "Marked"
let button = UIButton(primaryAction: marked)
button.sendAction(delete)
button.sendActions(for: .primaryActionTriggered)
let named = UIAction(title: "A", subtitle: "b", identifier: UIAction.Identifier("a"), attributes: [.disabled, .hidden]) { _ in }
print(named.subtitle ?? "", named.attributes.contains(.hidden), named.identifier.rawValue)  // prints: b true a
