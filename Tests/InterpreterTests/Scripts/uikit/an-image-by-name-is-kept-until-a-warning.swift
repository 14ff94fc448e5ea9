weak var cached = UIImage(named: "cat")
weak var read = UIImage(contentsOfFile: "cat.png")
print(cached != nil, read == nil)  // prints: true true
:warn
print(cached == nil)  // prints: true
:file dog none
print(UIImage(named: "dog") == nil)  // prints: true
