let cache = NSCache<NSString, NSData>()
cache.setObject(Data(count: 10) as NSData, forKey: "a")
print(cache.object(forKey: "a") != nil)  // prints: true
:warn
print(cache.object(forKey: "a") == nil)  // prints: true
