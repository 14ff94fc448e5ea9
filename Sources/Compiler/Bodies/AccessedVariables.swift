import Declaring
import Syntax
import TypedTree

// Swift's variables outside all bodies that are computed or watched: type properties of a type that
// nobody can name. What is watched has its value at once, as any variable there.
extension Typing {
  /// Declares an enumeration without cases whose static property the variable is, so that
  /// accessors, observers and `lazy` storage are those of type properties. A first value is read
  /// once at this statement: a variable of the main file is initialised in the order of the text,
  /// and not when it is first read.
  mutating func declare(
    accessed name: Name, _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration
  ) -> TypedStatement {
    var property = declaration
    property.bindings = [binding]
    property.modifiers.append(Name("static", at: name.range))
    declarations.accessed.insert(name.text)
    let holder = Name(Typing.holder(ofAccessed: name.text), at: name.range)
    let type = declare(
      TypeDeclaration(
        .enumeration, dialect: .swift, name: holder, members: [.variables(property)],
        at: declaration.range))
    guard binding.value != nil else { return type }
    let value = resolve(Expression(.name(name.text), at: name.range))
    return TypedStatement(.all([type, TypedStatement(.evaluation(value))]))
  }
}
