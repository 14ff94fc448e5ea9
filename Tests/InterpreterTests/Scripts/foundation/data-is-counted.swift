let data = Data(count: 5000)
print(data.count)  // prints: 5000
print(data)  // prints: 5000 bytes
