import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// What scrolls.
  static let scrollClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIScrollView", of: "UIView",
      properties: [
        .content("contentOffset", .point), .stored("contentSize", .size),
        .stored("delegate", .object, .weak), .flag("scrollEnabled", initially: true),
        .flag("pagingEnabled"), .stored("bounces", .bool, initially: .bool(true)),
        .stored("zoomScale", .real, initially: .real(1)),
        .stored("minimumZoomScale", .real, initially: .real(1)),
        .stored("maximumZoomScale", .real, initially: .real(1)),
        .stored("showsHorizontalScrollIndicator", .bool, initially: .bool(true)),
        .stored("showsVerticalScrollIndicator", .bool, initially: .bool(true)),
        .stored("contentInset", .any, initially: .record([])),
        .stored("contentInsetAdjustmentBehavior", .int),
        .computed("adjustedContentInset", .any, isReadOnly: true),
        .computed("contentLayoutGuide", isReadOnly: true),
        .computed("frameLayoutGuide", isReadOnly: true),
        .stored("refreshControl"), .stored("scrollsToTop", .bool, initially: .bool(true)),
        .stored("delaysContentTouches", .bool, initially: .bool(true)),
        .stored("canCancelContentTouches", .bool, initially: .bool(true)),
      ],
      younger: [
        "zoomScale": UIKitVersion(3), "refreshControl": UIKitVersion(10),
        "adjustedContentInset": UIKitVersion(11),
        "contentInsetAdjustmentBehavior": UIKitVersion(11),
        "contentLayoutGuide": UIKitVersion(11), "frameLayoutGuide": UIKitVersion(11),
      ],
      defaults: ["clipsToBounds": Default(.bool(true))],
      methods: [
        "setContentOffset:animated:": .action { turn, me, arguments throws(Fault) in
          guard case .point(let offset) = arguments[0] else { return }
          try turn.scroll(me, to: offset, animated: arguments[1].isTrue)
        },
        "setContentOffset:": .action { turn, me, arguments throws(Fault) in
          if case .point(let offset) = arguments[0] { try turn.scroll(me, to: offset) }
        },
        "contentLayoutGuide": .guide(.content, since: UIKitVersion(11)),
        "frameLayoutGuide": .guide(.frame, since: UIKitVersion(11)),
        "adjustedContentInset": .answer(since: UIKitVersion(11)) { turn, me, _ throws(Fault) in
          turn.simulation.adjustedContentInset(of: me).value
        },
        "setZoomScale:animated:": .action(since: UIKitVersion(3)) {
          turn, me, arguments
            throws(Fault) in
          try turn.send("setZoomScale:", to: .object(me), [arguments[0]], from: .uikit)
        },
        "scrollRectToVisible:animated:": .action { turn, me, arguments throws(Fault) in
          guard case .rect(let rect) = arguments[0] else { return }
          try turn.scroll(me, toShow: rect, animated: arguments[1].isTrue)
        },
        "flashScrollIndicators": .action { _, _, _ throws(Fault) in },
      ])
  ]

  /// What a person types into.
  static let textClasses: [FrameworkClass] = [
    FrameworkClass(
      "UITextView", of: "UIScrollView",
      properties: [
        .content("text", entered: .text, initially: .string("")),
        .flag("editable", initially: true),
        .flag("selectable", initially: true), .stored("font"), .stored("textColor"),
        .stored("textAlignment", .int), .computed("attributedText"),
        .stored("inputAccessoryView"),
      ],
      younger: ["selectable": UIKitVersion(7), "attributedText": UIKitVersion(6)],
      methods: attributedTextMethods),
    FrameworkClass(
      "UISearchBar", of: "UIView",
      properties: [
        .content("text", entered: .text, initially: .string("")),
        .stored("placeholder", .object, .copy),
        .stored("delegate", .object, .weak), .stored("showsCancelButton", .bool), barTint,
      ],
      methods: tints().merging([
        "setText:": .action { turn, me, arguments throws(Fault) in
          let old = turn.simulation.field(named: "text", of: me)
          try turn.setField("text", to: arguments[0], of: me)
          if turn.simulation.field(named: "text", of: me) != old {
            try turn.searchText(setIn: me)
          }
        }
      ]) { $1 }),
  ]
}
