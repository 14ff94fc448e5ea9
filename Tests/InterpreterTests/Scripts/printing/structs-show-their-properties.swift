struct Point { var x = 1, y = 2.5 }
struct Place { let name: String; var at: Point?; let tags: [String] }
print(Point())  // prints: Point(x: 1, y: 2.5)
print(Place(name: "Brno", at: Point(), tags: ["a", "b"]))  // prints: Place(name: "Brno", at: Optional(main.Point(x: 1, y: 2.5)), tags: ["a", "b"])
print(Place(name: "Nowhere", at: nil, tags: []))  // prints: Place(name: "Nowhere", at: nil, tags: [])
