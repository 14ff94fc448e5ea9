let address = URL(string: "http://a.b:8080/x?y=1#f")!
print(address.port!, address.port! + 1, address.fragment!)  // prints: 8080 8081 f
print(URL(string: "http://a.b")!.port as Any)  // prints: nil
