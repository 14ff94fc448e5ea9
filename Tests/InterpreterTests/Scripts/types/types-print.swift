print(Int.self, String.self, Double.self, Bool.self, Float.self, UInt8.self)  // prints: Int String Double Bool Float UInt8
print([Int].self, [String: Int].self, Int?.self, [[Double]].self)  // prints: Array<Int> Dictionary<String, Int> Optional<Int> Array<Array<Double>>
print(type(of: 1), type(of: 1.5), type(of: true), type(of: "a"), type(of: [1]), type(of: ["a": 1]))  // prints: Int Double Bool String Array<Int> Dictionary<String, Int>
let some: Int? = 4
print(type(of: some), type(of: Optional("a")))  // prints: Optional<Int> Optional<String>
print(String(describing: Int.self), "\(Double.self)", Int.self == Int.self)  // prints: Int Double true
func name<T>(_ type: T.Type) -> String { String(describing: type) }
print(name(Int.self), name(String.self), name([Bool].self))  // prints: Int String Array<Bool>
func nameOf<T>(_ value: T) -> String { "\(T.self)" }
print(nameOf(1), nameOf("a"), nameOf([1.5]), nameOf(some))  // prints: Int String Array<Double> Optional<Int>
