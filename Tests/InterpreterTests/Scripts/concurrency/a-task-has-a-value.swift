let number = Task { 3 }
let text = Task { "t" + "\(await number.value)" }
Task { print(await text.value, await number.value) }  // prints: t3 3
