let mixed: [AnyHashable] = [1, "a", 2.5]
print(mixed, mixed.contains("a"), mixed[0] as? Int ?? 0)  // prints: [AnyHashable(1), AnyHashable("a"), AnyHashable(2.5)] true 1
let counts: [AnyHashable: Int] = [1: 10, "b": 20]
print(counts["b"]!, counts[1]!, AnyHashable(3), AnyHashable("s") == AnyHashable("s"))  // prints: 20 10 3 true
print([AnyHashable("k"): 1])  // prints: [AnyHashable("k"): 1]
