let a: UInt8 = 300  // error: literalOverflow
let b: UInt8 = -1  // error: literalOverflow
let c: Int8 = -128
let d: Int8 = -129  // error: literalOverflow
let e = UInt8(300)  // error: literalOverflow
let f = UInt8(255) + 1  // error: reckonedOverflow
var g: UInt16 = 0
g = 70000  // error: literalOverflow
let h: Int = g  // error: mismatch
let i: UInt8 = 3
let j = i + g  // error: operands
print(i < g, i << 9)  // prints: false 0
