import FoundationKit
import InterfaceModel
import ObjectModel
import ObjectRuntime
import Simulator
import Syntax

extension FrameworkClass {
  /// The messages of screens, views and controllers.
  static let traitEnvironment: [Selector: Method] = [
    "traitCollection": .answer(since: UIKitVersion(8)) { turn, me, _ throws(Fault) in
      try turn.traitCollection(of: me) ?? .none
    },
    "traitCollectionDidChange:": .action(since: UIKitVersion(8)) { _, _, _ throws(Fault) in },
  ]

  /// The messages of views and controllers, which may say that they are shown otherwise.
  static let traitOverriding: [Selector: Method] = traitEnvironment.merging([
    "overrideUserInterfaceStyle": .answer(since: UIKitVersion(13)) { turn, me, _ throws(Fault) in
      let overrides = turn.simulation.interface.traitOverrides[me] ?? TraitOverrides()
      return Trait.userInterfaceStyle.value(of: overrides.style[.userInterfaceStyle])
    },
    "setOverrideUserInterfaceStyle:": .action(since: UIKitVersion(13)) {
      turn, me, arguments throws(Fault) in
      try turn.changeTraits { app in
        app.interface.traitOverrides[me, default: TraitOverrides()].style[.userInterfaceStyle] =
          arguments[0].real
      }
    },
    "traitOverrides": .answer(since: UIKitVersion(17)) { turn, me, _ throws(Fault) in
      let overrides = try turn.part("traitOverrides", of: me, "UITraitOverrides")
      if let id = overrides.object {
        try turn.setValue(.object(me), forKey: "environment", of: id)
      }
      return overrides
    },
    "registerForTraitChanges:withHandler:": .answer(since: UIKitVersion(17)) {
      turn, me, arguments throws(Fault) in
      guard let handler = try turn.keep(arguments[1], for: me) else { return .none }
      return try turn.register(me, for: arguments[0], handler)
    },
    "registerForTraitChanges:withAction:": .answer(since: UIKitVersion(17)) {
      turn, me, arguments throws(Fault) in
      guard case .selector(let action) = arguments[1] else { return .none }
      return try turn.register(me, for: arguments[0], .message(action, to: me))
    },
    "registerForTraitChanges:withTarget:action:": .answer(since: UIKitVersion(17)) {
      turn, me, arguments throws(Fault) in
      guard let target = arguments[1].object, case .selector(let action) = arguments[2] else {
        return .none
      }
      return try turn.register(me, for: arguments[0], .message(action, to: target))
    },
    "unregisterForTraitChanges:": .action(since: UIKitVersion(17)) {
      turn, me, arguments throws(Fault) in
      for registration in turn.simulation.interface.traitRegistrations
      where .object(registration.token) == arguments[0] {
        try turn.forget(registration)
      }
    },
  ]) { $1 }

  /// What only controllers have of it.
  static let childTraits: [Selector: Method] = [
    "setOverrideTraitCollection:forChildViewController:": .action(since: UIKitVersion(8)) {
      turn, _, arguments throws(Fault) in
      guard let child = arguments[1].object else { return }
      let traits = turn.simulation.traits(in: arguments[0])
      try turn.changeTraits { app in
        app.interface.traitOverrides[child, default: TraitOverrides()].byParent = traits
      }
    },
    "overrideTraitCollectionForChildViewController:": .answer(since: UIKitVersion(8)) {
      turn, _, arguments throws(Fault) in
      guard let child = arguments[0].object,
        let traits = turn.simulation.interface.traitOverrides[child]?.byParent, traits != Traits()
      else { return .none }
      return try turn.makeCollection(of: traits)
    },
    "willTransitionToTraitCollection:withTransitionCoordinator:": .action(since: UIKitVersion(8)) {
      turn, me, arguments throws(Fault) in
      for child in turn.simulation.children(of: me) where turn.simulation.isShowing(child) {
        let overrides = turn.simulation.interface.traitOverrides[child]?.all ?? Traits()
        let traits = turn.simulation.traits(in: arguments[0]).overridden(by: overrides)
        try turn.send(
          "willTransitionToTraitCollection:withTransitionCoordinator:", to: .object(child),
          [turn.makeCollection(of: traits), arguments[1]], from: .uikit)
      }
    },
  ]

  /// The classes that stand for traits, and what sets them in place of what is around.
  static let traitClasses: [FrameworkClass] =
    [traitCollection, traitOverrides]
    + Trait.allCases.map { FrameworkClass($0.className, since: UIKitVersion(17)) }

  private static let traitOverrides = FrameworkClass(
    "UITraitOverrides", since: UIKitVersion(17),
    properties: [.stored("environment", .object, .weak).hidden]
      + Trait.allCases.map { .computed($0.rawValue, $0 == .displayScale ? .real : .int) },
    methods: Trait.allCases.reduce(
      into: ["containsTrait:": .containingOverride, "removeTrait:": .removingOverride]
    ) { methods, trait in
      methods[Selector(trait.rawValue)] = .overridden(trait)
      methods[.setter(for: trait.rawValue)] = .overriding(trait)
    })
}

extension FrameworkClass.Method {
  fileprivate static func overridden(_ trait: Trait) -> FrameworkClass.Method {
    answer { turn, me, _ throws(Fault) in
      let owner = try turn.value(forKey: "environment", of: me).object
      let number = owner.flatMap { turn.simulation.interface.traitOverrides[$0]?.own[trait] }
      return trait.value(of: number ?? trait.unspecified)
    }
  }

  fileprivate static let containingOverride: FrameworkClass.Method = answer {
    turn, me, arguments throws(Fault) in
    let owner = try turn.value(forKey: "environment", of: me).object
    let own = owner.flatMap { turn.simulation.interface.traitOverrides[$0]?.own }
    guard let own, let trait = turn.trait(arguments[0]) else { return .bool(false) }
    return .bool(own[trait] != trait.unspecified)
  }

  fileprivate static let removingOverride: FrameworkClass.Method = action {
    turn, me, arguments throws(Fault) in
    guard let owner = try turn.value(forKey: "environment", of: me).object,
      let trait = turn.trait(arguments[0])
    else { return }
    try turn.changeTraits { app in
      app.interface.traitOverrides[owner]?.own[trait] = trait.unspecified
    }
  }

  fileprivate static func overriding(_ trait: Trait) -> FrameworkClass.Method {
    action { turn, me, arguments throws(Fault) in
      guard let owner = try turn.value(forKey: "environment", of: me).object else { return }
      try turn.changeTraits { app in
        app.interface.traitOverrides[owner, default: TraitOverrides()].own[trait] =
          arguments[0].real
      }
    }
  }
}

extension Turn {
  /// The trait for which a class stands: `UITraitUserInterfaceStyle`.
  fileprivate func trait(_ type: Value) -> Trait? {
    guard case .type(let type) = type else { return nil }
    return Trait.allCases.first { $0.className == simulation.classes[outline: type].name }
  }
}
