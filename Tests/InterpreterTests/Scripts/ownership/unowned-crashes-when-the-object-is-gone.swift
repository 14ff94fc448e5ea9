class Lamp { let watt = 5 }
var lamp: Lamp? = Lamp()
unowned let u = lamp!
print(u.watt)  // prints: 5
lamp = nil
print(u.watt)  // zombie: u freed in line 5 by variable lamp
