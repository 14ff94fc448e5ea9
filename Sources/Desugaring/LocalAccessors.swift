package import Diagnostics
package import Syntax

extension VariableDeclaration.Accessors {
  /// The local function that sets a variable of a body, under a name that nobody can write; nil
  /// where nothing is done then.
  package func localSetter(
    of name: Name, _ type: TypeReference?, at range: SourceRange
  ) -> Function? {
    if getter != nil, setter == nil { return nil }
    let code = Written(range: range)
    var parameter = "new value"
    var body: [Statement] = []
    if let setter {
      (parameter, body) = (setter.parameter, setter.body)
    } else {
      if let willSet {
        body.append(
          code.block([code.constant(willSet.parameter, code.name(parameter))] + willSet.body))
      }
      body.append(code.constant("old value", code.name(name.text)))
      body.append(code.assign(code.name(name.text), code.name(parameter)))
      if let didSet {
        body.append(
          code.block([code.constant(didSet.parameter, code.name("old value"))] + didSet.body))
      }
    }
    return Function(
      .function, name: Name("set " + name.text, at: name.range), dialect: .swift,
      parameters: [Parameter(name: Name(parameter, at: name.range), type: type)], body: body,
      at: range)
  }
}
