package import ObjectModel

/// What is archived inside an object that is being recreated: its `initWithCoder:` asks for it.
package struct Archive {
  package var frame: Rect
  package var attributes: [Nib.Attribute] = []
  package var subviews: [Nib.Connection] = []

  package init(frame: Rect, attributes: [Nib.Attribute] = [], subviews: [Nib.Connection] = []) {
    self.frame = frame
    self.attributes = attributes
    self.subviews = subviews
  }
}

/// An object a nib has recreated, and the outlet it is connected to.
package struct Unarchived {
  package var id: ObjectID
  package var outlet: String?

  package init(id: ObjectID) {
    self.id = id
  }
}
