struct S {}
class C {}
print(type(of: 1), type(of: "a"), type(of: 1.5), type(of: S()), type(of: C()), type(of: true))  // prints: Int String Double S C Bool
print(S.self, String(describing: C.self))  // prints: S C
