#define kMax 10
#define kName @"hello"
#define IS_BIG (kMax > 5)
#import <UIKit/UIKit.h>
#import "Foo.h"
@import UIKit;
#pragma mark - Things
NSLog(@"%d %@ %d", kMax, kName, IS_BIG);  // prints: 10 hello 1
