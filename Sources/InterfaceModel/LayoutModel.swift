package import AutoLayout
package import ObjectModel

/// What an app asks of Auto Layout, and what came of it.
package struct LayoutModel: Hashable, Sendable {
  /// What the constraints say, active or not.
  package var constraints: [ObjectID: LayoutConstraint] = [:]
  /// Where the active ones are held.
  package var installations: [ObjectID: Installation] = [:]
  /// What the anchors are of.
  package var anchors: [ObjectID: LayoutTerm] = [:]
  package var guides: [ObjectID: Guide] = [:]
  /// The guides that a view has, which it owns.
  package var guidesOfViews: [ObjectID: [ObjectID]] = [:]
  /// The stack views that arrange something.
  package var stacks: Set<ObjectID> = []
  /// The spaces that stack views keep after single views.
  package var customSpacings: [ObjectID: Double] = [:]
  /// The views that do not translate their masks into constraints.
  package var untranslated: Set<ObjectID> = []
  /// The views that were handed to what nobody declares: where constraints speak of one, its mask
  /// may be translated or not.
  package var foreign: Set<ObjectID> = []
  /// The masks of views that have one.
  package var masks: [ObjectID: AutoresizingMask] = [:]
  /// How much views hug their content and resist to be smaller, where code has said so.
  package var hugging: [ObjectID: AxisPair] = [:]
  package var resistance: [ObjectID: AxisPair] = [:]
  package var margins: [ObjectID: Insets] = [:]
  package var additionalSafeAreas: [ObjectID: Insets] = [:]
  /// What views were told of their safe areas and margins last.
  package var toldSafeAreas: [ObjectID: Insets] = [:]
  package var toldMargins: [ObjectID: Insets] = [:]
  /// The insets of scroll views by which their content was put last.
  package var contentInsets: [ObjectID: Insets] = [:]
  /// What UIKit has added to a scroll view's own insets, before iOS 11.
  package var addedInsets: [ObjectID: Insets] = [:]
  /// Whether `setNeedsUpdateConstraints` was sent.
  package var awaitsConstraints = false
  /// Counts whatever may lead to other frames.
  package var changes = 0
  /// The last solution of each tree of views, by its topmost.
  package var solved: [ObjectID: Solved] = [:]

  package init() {}

  /// Whether anything is to be solved in the app.
  package var isActive: Bool { !installations.isEmpty || !stacks.isEmpty }

  /// Where an active constraint is held.
  package struct Installation: Hashable, Sendable {
    package var view: ObjectID
    /// Who became active first has the smaller number.
    package var number: Int

    package init(view: ObjectID, number: Int) {
      self.view = view
      self.number = number
    }
  }

  /// A layout guide of a view.
  package struct Guide: Hashable, Sendable {
    package var view: ObjectID
    package var kind: Kind

    /// What a guide follows.
    package enum Kind: Hashable, Sendable {
      case own, safeArea, keyboard, margins, readable
      /// What a scroll view scrolls, and where it scrolls it.
      case content, frame
    }

    package init(view: ObjectID, kind: Kind) {
      self.view = view
      self.kind = kind
    }
  }

  /// A priority or another number for either axis.
  package struct AxisPair: Hashable, Sendable {
    package var horizontal: Double
    package var vertical: Double

    package init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The last solution of a tree of views, and the changes that it knows of.
  package struct Solved: Hashable, Sendable {
    package var layout: Layout
    package var solution: LayoutSolution
    /// What `changes` was.
    package var changes: Int

    package init(layout: Layout, solution: LayoutSolution, changes: Int) {
      self.layout = layout
      self.solution = solution
      self.changes = changes
    }
  }
}

extension LayoutModel {
  /// Forgets an object that has died.
  package mutating func forget(_ id: ObjectID) {
    constraints[id] = nil
    installations[id] = nil
    anchors[id] = nil
    guides[id] = nil
    stacks.remove(id)
    customSpacings[id] = nil
    untranslated.remove(id)
    foreign.remove(id)
    masks[id] = nil
    hugging[id] = nil
    resistance[id] = nil
    margins[id] = nil
    additionalSafeAreas[id] = nil
    toldSafeAreas[id] = nil
    toldMargins[id] = nil
    contentInsets[id] = nil
    addedInsets[id] = nil
    solved[id] = nil
  }
}
