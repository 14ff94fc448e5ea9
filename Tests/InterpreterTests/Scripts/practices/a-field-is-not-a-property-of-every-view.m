:ios 5.1
@interface Options : UIViewController
@end
@implementation Options
@end
@interface Feed : UIViewController
@end
@implementation Feed
- (void)ask {
  Options *options = [self.tabBarController.viewControllers objectAtIndex:3];
  if (options.view.pin.text) NSLog(@"has a pin");  // error: propertyNotFound
}
@end
