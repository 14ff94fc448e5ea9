NSString * const ShopErrorDomain = @"shop";
typedef NS_ERROR_ENUM(ShopErrorDomain, ShopError) { ShopErrorClosed = 1, ShopErrorEmpty };
typedef NS_CLOSED_ENUM(NSInteger, Side) { SideLeft, SideRight };
ShopError code = ShopErrorEmpty;
NSLog(@"%ld %d", (long)code, SideRight);  // prints: 2 1
