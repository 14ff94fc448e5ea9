import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// A controller that is editing, and the button that begins and ends it.
  static let editing: [Selector: Method] = [
    "editButtonItem": .answer { turn, me, _ throws(Fault) in
      let item = try turn.part("editButtonItem", of: me, "UIBarButtonItem")
      guard let id = item.object else { return .none }
      try turn.setField("target", to: .object(me), of: id)
      try turn.entitle(editButton: id, of: me)
      return item
    },
    "setEditing:": .action { turn, me, arguments throws(Fault) in
      try turn.send(
        "setEditing:animated:", to: .object(me), [arguments[0], .bool(false)], from: .uikit)
    },
    "setEditing:animated:": .action { turn, me, arguments throws(Fault) in
      try turn.setField("editing", to: .bool(arguments[0].isTrue), of: me)
      if let item = turn.simulation.field(named: "editButtonItem", of: me)?.object {
        try turn.entitle(editButton: item, of: me)
      }
      guard turn.simulation.isKind(me, of: "UITableViewController"),
        let table = turn.simulation.loadedView(of: me)
      else { return }
      try turn.send("setEditing:animated:", to: .object(table), arguments, from: .uikit)
    },
  ]
}

extension Turn {
  fileprivate mutating func entitle(
    editButton item: ObjectID, of controller: ObjectID
  ) throws(Fault) {
    let isEditing = simulation.field(named: "editing", of: controller)?.isTrue ?? false
    try setField("title", to: .string(isEditing ? "Done" : "Edit"), of: item)
  }
}
