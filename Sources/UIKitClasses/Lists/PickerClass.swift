import InterfaceModel
import Lists
import ObjectModel
import ObjectRuntime
import Simulator

extension FrameworkClass {
  /// A picker asks its data source and its delegate when it is laid out. A person chooses a row of its
  /// first wheel by `:set`, of any by `:tap`.
  static let pickerView = FrameworkClass(
    "UIPickerView", of: "UIView",
    properties: [
      .stored("dataSource", .object, .weak), .stored("delegate", .object, .weak),
      .content("selectedRow", .int, entered: .segment, initially: .int(0)).hidden,
      .computed("numberOfComponents", .int, isReadOnly: true),
    ],
    methods: [
      "initWithFrame:": .answer { turn, me, arguments throws(Fault) in
        guard case .rect(var frame) = arguments[0] else { return .object(me) }
        try frame.checkNumbers()
        if frame.size == Size() { frame.size = try turn.ownIntrinsicSize(of: me) }
        turn.simulation.interface.views[me]?.frame = frame
        return .object(me)
      },
      "setDataSource:": .asksAnew("dataSource"), "setDelegate:": .asksAnew("delegate"),
      "layoutSubviews": .action { turn, me, _ throws(Fault) in try turn.layOutPicker(me) },
      "numberOfComponents": .answer { turn, me, _ throws(Fault) in
        .int(try turn.pickerCounts(of: me).count)
      },
      "numberOfRowsInComponent:": .answer { turn, me, arguments throws(Fault) in
        let counts = try turn.pickerCounts(of: me)
        let component = arguments[0].integer
        return .int(counts.indices.contains(component) ? counts[component] : 0)
      },
      "viewForRow:forComponent:": .answer { turn, me, arguments throws(Fault) in
        let place = ListPlace(section: arguments[1].integer, row: arguments[0].integer)
        return turn.simulation.interface.lists[me]?.cells[place].map(Value.object) ?? .none
      },
      "selectRow:inComponent:animated:": .action { turn, me, arguments throws(Fault) in
        try turn.select(row: arguments[0].integer, inComponent: arguments[1].integer, of: me)
      },
      "selectedRowInComponent:": .answer { turn, me, arguments throws(Fault) in
        .int(try turn.selectedRow(in: arguments[0].integer, of: me))
      },
      "reloadAllComponents": .action { turn, me, _ throws(Fault) in try turn.reload(picker: me) },
      "reloadComponent:": .action { turn, me, arguments throws(Fault) in
        try turn.reload(component: arguments[0].integer, of: me)
      },
      "dealloc": .action { turn, me, _ throws(Fault) in
        turn.simulation.interface.lists[me] = nil
        try turn.dismantle(view: me)
      },
    ])
}

extension FrameworkClass.Method {
  /// Who is set is asked for all at the next layout.
  fileprivate static func asksAnew(_ key: String) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      try turn.setField(key, to: arguments[0], of: me)
      try turn.reload(picker: me)
    }
  }
}
