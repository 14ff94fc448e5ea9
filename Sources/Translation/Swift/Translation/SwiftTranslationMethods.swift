import Diagnostics
import Syntax
import UIKitAPI

// Methods, initialisers and functions.
extension SwiftTranslation {
  /// A function of C, whose arguments have no labels.
  func function(_ function: Function) -> Statement {
    var inner = self
    inner.learn(function.parameters)
    let swift = Function(
      .function, name: function.name, dialect: .swift,
      parameters: function.parameters.map { parameter($0, label: "") },
      returns: result(function.returns), body: function.body.map { inner.statements($0) },
      at: function.range)
    return Statement(.function(swift), at: function.range)
  }

  /// Nil for what is said with another method.
  ///
  /// An override of UIKit's property accessor becomes an overriding property, which is said once
  /// for both accessors.
  func method(_ method: Function, of type: TypeDeclaration) -> TypeDeclaration.Member? {
    let selector = method.name.text
    if !method.isStatic, method.body != nil,
      let property = overriddenProperty(selector, in: type.name.text)
    {
      let isSaid = selector != property.getter && type.implementation(of: property.getter) != nil
      return isSaid ? nil : .variables(overriding(property, type, at: method.range))
    }
    let full = SwiftNames.fullName(selector: selector)
    let isInitializer = selector.isInitializer && !method.isStatic
    var swift = Function(
      kind(of: method), name: Name(full.base, at: method.name.range), dialect: .swift,
      isStatic: method.isStatic && method.body == nil,
      modifiers: modifiers(of: method, type).map { Name($0, at: method.range) },
      parameters: parameters(method, labels: full.labels),
      returns: isInitializer ? nil : result(method.returns), body: body(of: method),
      at: method.range)
    if method.returns?.qualifiers.contains(where: { $0.text == "IBAction" }) == true {
      swift.attributes = [Attribute(Name("IBAction", at: method.range))]
    } else if selectors.contains(selector[...]) {
      swift.attributes = [Attribute(Name("objc", at: method.range))]
    }
    return .function(swift)
  }

  /// `initWithCoder:` is failable, as `NSCoding` declares it in Swift.
  private func kind(of method: Function) -> Function.Kind {
    let selector = method.name.text
    if method.isStatic { return .method }
    if selector == "dealloc" { return .deinitializer }
    if selector.isInitializer {
      return .initializer(isFailable: selector == "initWithCoder:")
    }
    return .method
  }

  /// `override` where a method of UIKit is meant, `required` for the one that nibs need.
  ///
  /// What is inherited is looked for in the text first and then in UIKit's header. A category's
  /// methods override nothing.
  private func modifiers(of method: Function, _ type: TypeDeclaration) -> [String] {
    let selector = method.name.text
    if case .category(let name, _) = type.form, !name.isEmpty {
      return method.isStatic && method.body != nil ? ["class"] : []
    }
    if method.isStatic {
      let isInherited = selector == "initialize" || selector == "load"
      return method.body == nil ? [] : isInherited ? ["override", "class"] : ["class"]
    }
    if selector == "initWithCoder:" { return ["required"] }
    if Self.designated.contains(selector) { return ["override"] }
    if selector.isInitializer { return callsOwnInitializer(method) ? ["convenience"] : [] }
    if selector == "dealloc" { return [] }
    return isOverridden(selector, in: type.name.text) ? ["override"] : []
  }

  /// The initialisers of UIKit's classes that subclasses override.
  private static let designated: Set<String> = [
    "init", "initWithFrame:", "initWithNibName:bundle:", "initWithStyle:",
    "initWithStyle:reuseIdentifier:",
  ]

  /// Whether an initialiser hands over to another of its class, as the text of its tree shows.
  private func callsOwnInitializer(_ method: Function) -> Bool {
    TreeDump.text(of: method.body ?? []).contains("(message self init")
  }

  // MARK: - Parameters and results

  /// A list of arguments of C becomes one variadic parameter.
  private func parameters(_ method: Function, labels: [String]) -> [Parameter] {
    method.parameters.enumerated().map { place, parameter in
      if parameter.isVariadic {
        let name = Name("arguments", at: parameter.name.range)
        return Parameter(
          name: name, type: named("CVarArg", at: name.range), isVariadic: true)
      }
      return self.parameter(parameter, label: place < labels.count ? labels[place] : "")
    }
  }

  /// A parameter without a type is any object.
  private func parameter(_ parameter: Parameter, label: String) -> Parameter {
    Parameter(
      label: label.isEmpty ? nil : Name(label, at: parameter.name.range), name: parameter.name,
      type: parameter.isVariadic
        ? named("CVarArg", at: parameter.name.range)
        : passed(
          parameter.type ?? named("id", at: parameter.name.range), named: parameter.name.text),
      isVariadic: parameter.isVariadic)
  }

  /// `void` is no result in Swift.
  private func result(_ type: TypeReference?) -> TypeReference? {
    guard let type, !isVoid(type) else { return nil }
    return passed(type)
  }

  // MARK: - Bodies

  /// An initialiser of Swift returns nothing: `return self;` at its end goes.
  private func body(of method: Function) -> [Statement]? {
    guard var body = method.body else { return nil }
    var inner = self
    inner.learn(method.parameters)
    guard method.name.text.isInitializer, !method.isStatic else { return inner.statements(body) }
    inner.isInInitializer = true
    if case .result(let value?)? = body.last?.kind, let last = body.popLast() {
      switch value.kind {
      case .selfReference: break
      // `return [super initWith…]` does nothing but that.
      case .message: body.append(Statement(.expression(value), at: last.range))
      default: body.append(last)
      }
    }
    return inner.statements(body)
  }

  /// `- (BOOL)prefersStatusBarHidden { … }` and `- (void)setTitle:(NSString *)title { … }` are
  /// properties in Swift; what is not written is as it was.
  private func overriding(
    _ property: DeclaredProperty, _ type: TypeDeclaration, at range: SourceRange
  ) -> VariableDeclaration {
    let name = Name(property.nameInSwift, at: range)
    let own = member(Expression(.superReference, at: range), name.text, at: range)
    let (getter, setter) = (
      type.implementation(of: property.getter), property.setter.flatMap(type.implementation)
    )
    var accessors = VariableDeclaration.Accessors(
      getter: getter?.body.map(statements) ?? [Statement(.result(own), at: range)])
    if let setter {
      var inner = self
      inner.learn(setter.parameters)
      accessors.setter = .init(
        parameter: setter.parameters[0].name.text, body: inner.statements(setter.body ?? []))
    } else if property.setter != nil {
      let handing = Expression(
        .assignment(nil, target: own, value: self.name("newValue", at: range)), at: range)
      accessors.setter = .init(
        parameter: "newValue", body: [Statement(.expression(handing), at: range)])
    }
    let written = getter?.returns ?? setter?.parameters[0].type
    return VariableDeclaration(
      dialect: .swift, modifiers: [Name("override", at: range)],
      bindings: [
        .init(
          .binding(name, isConstant: false),
          type: written.map { self.type($0, property.type.nullability) }, accessors: accessors)
      ], at: range)
  }

  /// As the header says of nil: an overriding property must have the inherited type.
  private func type(
    _ written: TypeReference, _ nullability: DeclaredType.Nullability
  ) -> TypeReference {
    switch nullability {
    case .never: type(written)
    case .possibly: optional(written)
    case .unchecked: outlet(written)
    }
  }
}

extension String {
  /// Whether a selector begins with the word `init`.
  fileprivate var isInitializer: Bool {
    hasPrefix("init") && dropFirst(4).first?.isLowercase != true
  }
}
