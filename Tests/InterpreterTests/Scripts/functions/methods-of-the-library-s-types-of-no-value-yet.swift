let raised = String.uppercased
print(raised("q")())  // prints: Q
print(["a", "b"].map { String.uppercased($0)() })  // prints: ["A", "B"]
