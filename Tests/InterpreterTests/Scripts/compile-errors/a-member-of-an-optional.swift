let text: String? = "a"
let ages = ["Ada": 36]
let count = text.count  // error: notUnwrapped
let first = [1, 2].first
let next = ages["Ada"].magnitude  // error: notUnwrapped
