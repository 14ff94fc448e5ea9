package import Syntax

extension Function {
  /// The base names of the methods that a subscript is.
  package static let readingSubscript = "subscript"
  package static let settingSubscript = "setSubscript"

  /// A subscript as two methods, so that subclasses and protocols treat it as any other: one that
  /// reads, and one that takes the new value first.
  package var subscriptMethods: [Function] {
    var method = self
    method.kind = .method
    method.setter = nil
    method.name.text = Function.readingSubscript
    // The name of a parameter is no label here.
    for place in method.parameters.indices
    where method.parameters[place].label?.text == method.parameters[place].name.text {
      method.parameters[place].label = nil
    }
    guard let setter else { return [method] }
    let getter = method
    method.name.text = Function.settingSubscript
    method.parameters.insert(
      Parameter(name: Name(setter.parameter, at: name.range), type: returns), at: 0)
    method.returns = nil
    method.body = setter.body
    if !isStatic { method.modifiers.append(Name("mutating", at: name.range)) }
    return [getter, method]
  }
}
