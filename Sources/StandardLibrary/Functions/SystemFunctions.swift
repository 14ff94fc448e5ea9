import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Syntax
import TypedTree

// Blocks and queues, times and folders.
extension Builtin {
  /// Each is the message that Swift knows it as. Moments are seconds from the launch, though C
  /// counts nanoseconds, and 0 is now.
  static let system: [String: Function] = [
    "objc_setAssociatedObject": Function { turn, values throws(Fault) in
      try turn.associate(values[2], values[1], with: values[0], policy: values[3].integer)
      return .none
    },
    "objc_getAssociatedObject": Function { turn, values throws(Fault) in
      turn.association(values[1], of: values[0])
    },
    "objc_removeAssociatedObjects": Function { turn, values throws(Fault) in
      try turn.endAssociations(of: values[0])
      return .none
    },
    FunctionOfC.tellingOfPublished: Function { turn, values throws(Fault) in
      guard let id = values[0].object else { return .none }
      for field in turn.simulation[id].fields {
        guard let part = field.object, turn.simulation.isKind(part, of: "Published") else {
          continue
        }
        try turn.send("setChanges:", to: field, [values[1]], from: .uikit)
      }
      return .none
    },
    FunctionOfC.messageSend: Function { turn, values throws(Fault) in
      guard case .selector(let selector) = values[1] else { return .none }
      return try turn.send(selector, to: values[0], Array(values.dropFirst(2)))
    },
    "class_getInstanceMethod": Function { turn, values throws(Fault) in
      turn.method(values[1], of: values[0], isOfClass: false)
    },
    "class_getClassMethod": Function { turn, values throws(Fault) in
      turn.method(values[1], of: values[0], isOfClass: true)
    },
    "class_addMethod": Function { turn, values throws(Fault) in
      .bool(turn.add(values[2], for: values[1], to: values[0]))
    },
    "class_replaceMethod": Function { turn, values throws(Fault) in
      turn.replace(values[1], of: values[0], by: values[2])
    },
    "method_getImplementation": Function { turn, values throws(Fault) in
      turn.implementation(of: values[0])
    },
    "method_setImplementation": Function { turn, values throws(Fault) in
      turn.set(implementation: values[1], of: values[0])
    },
    "method_exchangeImplementations": Function { turn, values throws(Fault) in
      turn.exchange(values[0], values[1])
      return .none
    },
    "method_getName": Function { _, values throws(Fault) in
      MethodPlace(values[0]).map { .selector($0.selector) } ?? .none
    },
    // Nobody takes it apart here.
    "method_getTypeEncoding": Function { _, _ throws(Fault) in .string("") },
    "imp_implementationWithBlock": Function { turn, values throws(Fault) in
      try turn.implementation(by: values[0])
    },
    "object_getClass": Function { turn, values throws(Fault) in
      if case .type(let type) = values[0] { return .metaclass(of: type) }
      // Of every metaclass it is the root's.
      if let type = values[0].classOfMetaclass {
        return .metaclass(of: Array(turn.simulation.classes.lineage(of: type)).last ?? type)
      }
      return turn.simulation.type(of: values[0])
    },
    "class_getSuperclass": Function { turn, values throws(Fault) in
      if let type = values[0].classOfMetaclass {
        let above = turn.simulation[type].superclass
        return above.map { .metaclass(of: $0) } ?? .type(type)
      }
      return try turn.send("superclass", to: values[0], from: .uikit)
    },
    "class_getName": .text { turn, value throws(Fault) in
      turn.simulation.plainDescription(of: value)
    },
    "class_isMetaClass": Function { _, values throws(Fault) in
      .bool(values[0].classOfMetaclass != nil)
    },
    "Block_copy": Function { turn, values throws(Fault) in
      try turn.send("copy", to: values[0])
    },
    "Block_release": Function { turn, values throws(Fault) in
      try turn.send("release", to: values[0])
    },
    "dispatch_get_main_queue": Function { turn, _ throws(Fault) in
      try turn.queue("mainQueue")
    },
    "dispatch_async": Function { turn, values throws(Fault) in
      try turn.send("async:", to: values[0], [values[1]])
    },
    "dispatch_time": Function { turn, values throws(Fault) in
      let now = turn.simulation.runLoop.time.seconds
      return .real((values[0].real == 0 ? now : values[0].real) + values[1].real / 1e9)
    },
    "dispatch_walltime": Function { turn, values throws(Fault) in
      .real(turn.simulation.runLoop.time.seconds + values[1].real / 1e9)
    },
    "dispatch_after": Function { turn, values throws(Fault) in
      try turn.send("asyncAfter:execute:", to: values[1], [values[0], values[2]])
    },
    // What Swift knows as a work item.
    "dispatch_block_create": Function { turn, values throws(Fault) in
      let item = try turn.ask("DispatchWorkItem", "alloc")
      return try turn.send("initWithBlock:", to: item, [values[1]])
    },
    "dispatch_block_cancel": .sending("cancel"),
    "dispatch_block_testcancel": .sending("isCancelled"),
    "dispatch_sync": Function { turn, values throws(Fault) in
      try turn.send("sync:", to: values[0], [values[1]])
    },
    "dispatch_get_global_queue": Function { turn, _ throws(Fault) in
      try turn.queue("globalQueue")
    },
    "dispatch_queue_create": Function { turn, values throws(Fault) in
      let queue = try turn.ask("OS_dispatch_queue", "new")
      return try turn.send("initWithLabel:attributes:", to: queue, values)
    },
    "dispatch_group_create": .making("DispatchGroup"),
    "dispatch_group_enter": .sending("enter"), "dispatch_group_leave": .sending("leave"),
    "dispatch_group_async": Function { turn, values throws(Fault) in
      try turn.send("asyncInGroup:work:", to: values[1], [values[0], values[2]])
    },
    "dispatch_group_notify": .sending("notifyQueue:work:"),
    "dispatch_group_wait": .sending("waitUntil:"),
    "dispatch_semaphore_create": Function { turn, values throws(Fault) in
      let semaphore = try turn.ask("DispatchSemaphore", "new")
      return try turn.send("initWithValue:", to: semaphore, values)
    },
    "dispatch_semaphore_signal": .sending("signal"),
    "dispatch_semaphore_wait": .sending("waitUntil:"),
    "CACurrentMediaTime": .now, "CFAbsoluteTimeGetCurrent": .now,
    "UI_USER_INTERFACE_IDIOM": Function { turn, _ throws(Fault) in
      .int(turn.simulation.device == .iphone ? 0 : 1)
    },
    "NSHomeDirectory": .folder("/Home"), "NSTemporaryDirectory": .folder("/Home/tmp/"),
    "NSSearchPathForDirectoriesInDomains": Function {
      turn, values throws(Fault) in
      try turn.makeArray([.string(String.folder(searched: values[0].integer))])
    },
    "UIImagePNGRepresentation": .encoded, "UIImageJPEGRepresentation": .encoded,
  ]
}

extension Builtin.Function {
  /// A function that stands for a message to its first argument.
  fileprivate static func sending(_ selector: Selector) -> Builtin.Function {
    Builtin.Function { turn, values throws(Fault) in
      try turn.send(selector, to: values[0], Array(values.dropFirst()))
    }
  }

  /// A function that makes an object.
  fileprivate static func making(_ type: String) -> Builtin.Function {
    Builtin.Function { turn, _ throws(Fault) in try turn.ask(type, "new") }
  }

  /// The run loop's own time.
  fileprivate static let now = Builtin.Function { turn, _ throws(Fault) in
    try turn.ask("NSDate", "timeIntervalSinceReferenceDate")
  }

  /// The folders of the app's container, which exist by name alone.
  fileprivate static func folder(_ path: String) -> Builtin.Function {
    Builtin.Function { _, _ throws(Fault) in .string(path) }
  }

  /// The bytes of an image as a file would hold them.
  fileprivate static let encoded = Builtin.Function { turn, values throws(Fault) in
    try turn.ask("NSData", "dataWithData:", [values[0]])
  }
}

extension Turn {
  /// One of the queues that exist once.
  fileprivate mutating func queue(_ selector: Selector) throws(Fault) -> Value {
    try ask("OS_dispatch_queue", selector)
  }

  /// A message to a class. Nothing is answered where there is no such class.
  fileprivate mutating func ask(
    _ type: String, _ selector: Selector, _ arguments: [Value] = []
  ) throws(Fault) -> Value {
    guard let type = simulation.classes.id(named: type) else { return .none }
    return try send(selector, to: .type(type), arguments, from: .uikit)
  }
}
