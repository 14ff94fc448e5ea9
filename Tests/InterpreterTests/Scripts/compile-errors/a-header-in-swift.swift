#include "Order.h"  // error: headerInSwift
print(1)  // prints: 1
